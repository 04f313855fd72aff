import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { currentT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { useSession } from '../../lib/session/session.ts';

/** Signs out on a public page; on this device even when the server cannot be reached. */
export const useSignOut = (): { leave: () => Promise<void>; isLeaving: boolean } => {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    await api.memberLogout({}).catch(() => undefined);
    useSession.getState().signOut();
    setIsLeaving(false);
    notify(currentT()('login.out'));
  };
  return { leave, isLeaving };
};
