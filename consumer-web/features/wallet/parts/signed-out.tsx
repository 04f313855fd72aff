import { useT } from '../../../lib/i18n.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';

/** A visitor, where the client lets visitors look around. */
export const SignedOut = () => {
  const t = useT();
  const handleRequireSignIn = useRequireSignIn();
  return (
    <StateView title={t('wallet.signedOut')} text={t('wallet.signedOutText')}>
      <Button onPress={handleRequireSignIn}>{t('wallet.signIn')}</Button>
    </StateView>
  );
};
