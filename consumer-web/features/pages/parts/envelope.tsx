import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import type { useClaim } from '../use-claim.ts';

/** A red envelope with its text, and the seal that opens it. */
export const Envelope = ({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) => (
  <section className="envelope" data-testid="envelope">
    <div className="envelope__flap" aria-hidden="true">
      <span className="envelope__seal num">$</span>
    </div>
    <h2 className="envelope__heading">{heading}</h2>
    <p className="envelope__lead">{lead}</p>
    {children}
  </section>
);

/** The button that claims: a visitor signs in first and comes back here. */
export const Claim = ({ claim, isAll }: { claim: ReturnType<typeof useClaim>; isAll: boolean }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const isSignedIn = useSession((state) => state.token !== null);
  const handlePress = (): void => {
    if (requireSignIn()) claim.mutate();
  };
  return (
    <div className="envelope__go">
      <Button isBlock isBusy={claim.isPending} onPress={handlePress}>
        {t(
          isSignedIn
            ? isAll
              ? 'share.claimAll'
              : 'share.open'
            : isAll
              ? 'share.signInAll'
              : 'share.signIn',
        )}
      </Button>
    </div>
  );
};
