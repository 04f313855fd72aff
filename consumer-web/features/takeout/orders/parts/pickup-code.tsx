import { useT } from '../../../../lib/i18n.ts';
import type { Order } from '../../../../domain/order/model.ts';

/** The code to collect the food with. */
export const PickupCode = ({ order: { pickupCode, orderStatus } }: { order: Order }) => {
  const t = useT();
  if (pickupCode === null || orderStatus < 1 || orderStatus > 3) return null;
  return (
    <section className="card ord-code" aria-label={t('orders.pickupCode')}>
      <h2 className="ord-code__name">{t('orders.pickupCode')}</h2>
      <p className="ord-code__digits">{pickupCode}</p>
      <p className="ord-code__text">{t('orders.pickupAt')}</p>
    </section>
  );
};
