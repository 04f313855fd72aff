import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';

/** What only a member sees; a visitor is offered to sign in. */
export const ForMembers = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const isSignedIn = useSession((state) => state.token !== null);
  return isSignedIn ? (
    children
  ) : (
    <StateView title={t('score.signedOut')} text={t('score.signedOutText')}>
      <Button onPress={() => requireSignIn()}>{t('score.signIn')}</Button>
    </StateView>
  );
};
