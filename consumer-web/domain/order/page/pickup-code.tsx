import { useShopT } from '../../shop-words.ts';
import type { Order } from '../model.ts';
import type { StoreOrderKind } from '../store-orders.ts';

type Props = { kind: Pick<StoreOrderKind, 'words'>; order: Order };

/** The code to collect an order with. */
export const PickupCode = ({ kind, order: { pickupCode, orderStatus } }: Props) => {
  const t = useShopT(kind);
  if (pickupCode === null || orderStatus < 1 || orderStatus > 3) return null;
  return (
    <section className="card ord-code" aria-label={t('orders.pickupCode')}>
      <h2 className="ord-code__name">{t('orders.pickupCode')}</h2>
      <p className="ord-code__digits">{pickupCode}</p>
      <p className="ord-code__text">{t('orders.pickupAt')}</p>
    </section>
  );
};
