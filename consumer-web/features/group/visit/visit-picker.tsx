import './visit.css';
import { useQuery } from '@tanstack/react-query';
import { USUAL_SLOTS } from '#shared/group/visit-slots.ts';
import type { OrderId, ProductId, StoreId } from '#shared/kernel/ids.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { SlotButtons } from './slot-buttons.tsx';
import { slotsQuery } from './slots-query.ts';
import { storeOfWish, type VisitWish } from './wish.ts';

type Store = { storeId: StoreId; storeName: string };
type Props = {
  productId: ProductId;
  /** Once the deal is bought. */
  orderId?: OrderId;
  /** Where it can be used, the nearest first. */
  stores: readonly Store[];
  wish: VisitWish;
  now: Instant;
  lastDay?: Instant | undefined;
  onChange: (part: Partial<VisitWish>) => void;
};

/** Where, when and how many: the visit of a deal. */
export const VisitPicker = ({
  productId,
  orderId,
  stores,
  wish,
  now,
  lastDay,
  onChange,
}: Props) => {
  const t = useT();
  const store = storeOfWish(wish, stores);
  if (store === undefined) return null;
  const at = { productId, storeId: store.storeId, ...(orderId && { orderId }) };
  return (
    <div className="visit">
      {stores.length > 1 && (
        <label className="visit__row">
          <span>{t('booking.store')}</span>
          <select
            className="visit__field"
            value={store.storeId}
            onChange={({ target }) => onChange({ storeId: target.value, time: null })}
            data-testid="booking-store"
          >
            {stores.map(({ storeId, storeName }) => (
              <option key={storeId} value={storeId}>
                {storeName}
              </option>
            ))}
          </select>
        </label>
      )}
      <Guests at={at} wish={wish} onChange={onChange} />
      <label className="visit__row">
        <span>{t('booking.day')}</span>
        <input
          className="visit__field"
          type="date"
          required
          value={wish.day}
          min={dayOf(now)}
          max={lastDay === undefined ? undefined : dayOf(lastDay)}
          onChange={({ target }) => onChange({ day: target.value, time: null })}
          data-testid="booking-day"
        />
      </label>
      <SlotButtons at={at} wish={wish} onTime={(time) => onChange({ time })} />
    </div>
  );
};

const Guests = ({
  at,
  wish,
  onChange,
}: Pick<Props, 'wish' | 'onChange'> & { at: Parameters<typeof slotsQuery>[0] }) => {
  const t = useT();
  const { data } = useQuery(slotsQuery(at, wish.day));
  return (
    <div className="visit__row">
      <span>{t('booking.party')}</span>
      <Stepper
        value={wish.partySize}
        least={1}
        most={data?.mostGuests ?? USUAL_SLOTS.mostGuests}
        label={t('booking.party')}
        lessLabel={t('booking.fewer')}
        moreLabel={t('booking.more')}
        onChange={(partySize) => onChange({ partySize })}
      />
    </div>
  );
};
