import { distance } from '#shared/format/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { riderLook } from '#shared/order/status/order-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { Rider } from '../model.ts';
import { whenText } from '../time-words.ts';

/**
 * Who brings it, how far away, and how to reach them. An old position is shown as old, without a
 * distance.
 */
export const RiderRow = ({
  rider,
  stale,
  now,
}: {
  rider: Rider;
  stale: number | null;
  now: Instant;
}) => {
  const t = useT();
  const far = [
    t(riderLook(rider.riderStatus).labelKey),
    t('orders.riderFar', { distance: distance(rider.distance) }),
    ...(rider.arrivesAt === null
      ? []
      : [t('orders.riderArrives', { time: whenText(rider.arrivesAt, now, t) })]),
  ];
  return (
    <div className="ord-rider">
      <div className="ord-rider__text">
        <p className="ord-rider__name">{t('orders.rider', { name: rider.riderName })}</p>
        <p className="ord-rider__far num">
          {stale === null ? (
            far.join(' · ')
          ) : (
            <span className="tag tag--warn" data-testid="rider-stale">
              {t('orders.riderStale', { minutes: stale })}
            </span>
          )}
        </p>
      </div>
      {rider.riderPhone !== '' && (
        <PhoneLink
          className="icon-button ord-rider__call"
          phone={rider.riderPhone}
          aria-label={t('orders.callRider', { name: rider.riderName })}
        >
          <Icon name="phone" size={22} />
        </PhoneLink>
      )}
    </div>
  );
};
