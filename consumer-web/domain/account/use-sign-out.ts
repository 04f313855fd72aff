import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { currentT, loadTexts } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import { notify } from '../../lib/notice.ts';
import { askFirst } from '../../lib/question.ts';
import { useSession } from '../../lib/session/session.ts';

const parts = async (): Promise<(userId: string) => void> => {
  const [{ forgetPerson }] = await loadPart(() =>
    Promise.all([import('./forget-person.ts'), loadTexts('pages')]),
  );
  return forgetPerson;
};

const signOut = (forget: ((userId: string) => void) | null): void => {
  const { member, signOut: endSession } = useSession.getState();
  endSession();
  forget?.(member?.userId ?? '');
  notify(currentT()('login.out'));
};

/**
 * Signs out after a question, on this device even when the server cannot be reached. On a shared
 * device carts, drafts and searches go too. A page that needs a session names where to go first:
 * signed out before that, its guard would lead to sign-in.
 */
export const useSignOut = (leaveTo?: string): (() => Promise<void>) => {
  const navigate = useNavigate();
  const onLeaving = useRef<(() => void) | null>(null);
  useEffect(() => () => onLeaving.current?.(), []);
  return async () => {
    const forgetPerson = await parts().catch(() => null);
    const t = currentT();
    if (forgetPerson === null) {
      notify(t('error.network'));
      return;
    }
    const run = async (isShared: boolean): Promise<void> => {
      await api.memberLogout({}).catch(() => undefined);
      const end = (): void => signOut(isShared ? forgetPerson : null);
      if (leaveTo === undefined) {
        end();
        return;
      }
      onLeaving.current = end;
      await navigate(leaveTo, { replace: true });
    };
    askFirst({
      title: t('signOut.title'),
      text: t('signOut.text'),
      yes: t('common.signOut'),
      no: t('common.cancel'),
      option: { label: t('signOut.shared'), hint: t('signOut.sharedHint') },
      run,
    });
  };
};
