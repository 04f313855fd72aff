import { OrderPage } from '../../../domain/order/page/order-page.tsx';
import { useT } from '../../../lib/i18n.ts';
import { ShareRow } from './parts/share-row.tsx';
import { takeoutKind } from './takeout-kind.ts';

/** One takeout order, which brings red packets to share. */
export const OrderInfoScreen = () => {
  const t = useT();
  return (
    <OrderPage
      kind={takeoutKind}
      title={t('title.takeoutOrder')}
      renderShare={(order) => <ShareRow order={order} />}
    />
  );
};
