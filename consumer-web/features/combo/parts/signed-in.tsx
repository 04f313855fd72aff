import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { Gate } from './gate.tsx';

/** A member's own page of combo coupons; a visitor is asked to sign in. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const isSignedIn = useSession((state) => state.token !== null);
  if (isSignedIn) return <Gate>{children}</Gate>;
  return (
    <StateView title={t('combo.signedOut')}>
      <Button onPress={() => requireSignIn()}>{t('combo.signIn')}</Button>
    </StateView>
  );
};
