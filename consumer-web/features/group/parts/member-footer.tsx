import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { api } from '../../../lib/api/api.ts';
import { currentT, useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Forgets the member once their screen is gone: sooner, and its guard would lead to sign-in. */
const useForgetOnLeaving = () => {
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      useSession.getState().signOut();
      notify(currentT()('login.out'));
    },
    [],
  );
  return (): void => {
    isLeaving.current = true;
  };
};

/** Who is signed in, and the way out. */
export const MemberFooter = () => {
  const t = useT();
  const navigate = useNavigate();
  const member = useSession((state) => state.member);
  const forgetOnLeaving = useForgetOnLeaving();
  if (!member) return null;
  const leave = async (): Promise<void> => {
    // the server may be out of reach: this device forgets the session in any case
    await api.memberLogout({}).catch(() => undefined);
    forgetOnLeaving();
    await navigate(consumerRoutes.groupBooking.path, { replace: true });
  };
  return (
    <footer className="member num">
      <span>{t('login.signedInAs', { phone: member.phone })}</span>
      <button type="button" className="icon-button member__out" onClick={() => void leave()}>
        {t('common.signOut')}
      </button>
    </footer>
  );
};
