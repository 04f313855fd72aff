import { useQuery } from '@tanstack/react-query';
import { distance } from '#shared/format/distance.ts';
import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../../lib/i18n.ts';
import { useDevicePoint } from '../../place/place.ts';
import { farQuery } from '../checkout-queries.ts';

/** An address far from the guest may be the wrong one: a note before the order is sent that never blocks it. */
export const FarNote = ({ address: { lat, lon } }: { address: Point }) => {
  const t = useT();
  const { data } = useQuery(farQuery(useDevicePoint(), { lat, lon }));
  if (!data?.isPopup) return null;
  return (
    <p className="alert alert--calm checkout__problem" role="status" data-testid="far-address">
      {t('checkout.far', { distance: distance(data.distance) })}
    </p>
  );
};
