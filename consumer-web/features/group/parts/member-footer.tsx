import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { api } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useSession } from '../../../lib/session.ts';

/** Who is signed in, and the way out. */
export const MemberFooter = () => {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { member, signOut } = useSession();
  if (!member) return null;
  const leave = async (): Promise<void> => {
    // the server may be out of reach: this device forgets the session in any case
    await api.memberLogout({}).catch(() => undefined);
    await navigate(consumerRoutes.groupBooking.path, { replace: true });
    signOut();
    queries.removeQueries({ queryKey: ['mine'] });
    notify(t('login.out'));
  };
  return (
    <footer className="member num">
      <span>{t('login.signedInAs', { phone: member.phone })}</span>
      <button type="button" className="icon-button member__out" onClick={() => void leave()}>{t('common.signOut')}</button>
    </footer>
  );
};
