import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useShopT } from '../../shop-words.ts';
import type { Order } from '../model.ts';
import type { StoreOrderKind } from '../store-orders.ts';

/** Most orders are brought, and need no picture. */
const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr-code.tsx')).QrCode }));

type Props = { kind: Pick<StoreOrderKind, 'words'>; order: Order };

/** What to collect an order with: a QR code for the store's scanner, and four digits to say. */
export const PickupCode = ({ kind, order: { pickupCode, pickupQr, orderStatus } }: Props) => {
  const t = useShopT(kind);
  if (pickupCode === null || orderStatus < 1 || orderStatus > 3) return null;
  return (
    <section className="card ord-code" aria-label={t('orders.pickupCode')}>
      <h2 className="ord-code__name">{t('orders.pickupCode')}</h2>
      {pickupQr !== null && (
        <div className="ord-code__qr">
          <Suspense fallback={<Skeleton width={248} height={248} />}>
            <QrCode text={pickupQr} label={t('orders.pickupQr')} />
          </Suspense>
        </div>
      )}
      <p className="ord-code__digits">{pickupCode}</p>
      <p className="ord-code__text">{t('orders.pickupAt')}</p>
    </section>
  );
};
