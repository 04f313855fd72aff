import type { LocationFailure } from '#shared/geo/location.ts';
import { useT } from '../../../lib/i18n.ts';

/** Why the guest could not be located, and what to do instead (spec 001 §8). */
export const LocateFailure = ({ failure }: { failure: LocationFailure }) => {
  const t = useT();
  const hint = failure === 'zeroPoint' ? 'address.zeroHint' : failure === 'noResult' ? 'address.outsideHint' : 'address.deniedHint';
  return (
    <div className="alert alert--calm" role="alert" data-testid="locate-failure">
      <p><strong>{t(`location.${failure}`)}</strong></p>
      <p>{t(hint)}</p>
    </div>
  );
};
