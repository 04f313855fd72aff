import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { api } from '../../../lib/api/api.ts';
import { currentT, useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Signs out once the screen is gone: sooner, its guard would lead to sign-in. */
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
    // this device signs out even when the server cannot be reached
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
