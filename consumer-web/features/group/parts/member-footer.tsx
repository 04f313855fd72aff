import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useSignOut } from '../../../domain/account/use-sign-out.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Who is signed in, and the way out. */
export const MemberFooter = () => {
  const t = useT();
  const member = useSession((state) => state.member);
  const signOut = useSignOut(consumerRoutes.groupBooking.path);
  if (!member) return null;
  return (
    <footer className="member num">
      <span>{t('login.signedInAs', { phone: member.phone })}</span>
      <button type="button" className="icon-button member__out" onClick={() => void signOut()}>
        {t('common.signOut')}
      </button>
    </footer>
  );
};
