import type { LocationFailure } from '#shared/geo/location.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';

/** What to do where a place can be chosen instead. */
const INSTEAD: Readonly<Record<LocationFailure, TextKey>> = {
  zeroPoint: 'address.zeroHint',
  noResult: 'address.outsideHint',
  device: 'address.deniedHint',
  socialBrowser: 'address.deniedHint',
};
/** What to do where none can: nothing, where the device gave a place that is of no use. */
const HERE: Readonly<Record<LocationFailure, TextKey | null>> = {
  zeroPoint: null,
  noResult: null,
  device: 'address.store.deniedHint',
  socialBrowser: 'address.store.deniedHint',
};

/** Why the guest could not be located, and what to do about it (spec 001 §8). `canChoose`: addresses or a search are on the same page. */
export const LocateFailure = ({
  failure,
  canChoose = true,
}: {
  failure: LocationFailure;
  canChoose?: boolean;
}) => {
  const t = useT();
  const hint = (canChoose ? INSTEAD : HERE)[failure];
  return (
    <div className="alert alert--calm" role="alert" data-testid="locate-failure">
      <p>
        <strong>{t(`location.${failure}`)}</strong>
      </p>
      {hint !== null && <p>{t(hint)}</p>}
    </div>
  );
};
