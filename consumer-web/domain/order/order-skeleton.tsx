import { useT } from '../../lib/i18n.ts';
import { Skeletons } from '../../ui/skeletons.tsx';

/** Cards of orders before their answer. */
export const OrderListSkeleton = () => {
  const t = useT();
  return <Skeletons className="ord-list" heights={[188, 188, 188]} label={t('order.loading')} />;
};

/** An order before its answer. */
export const OrderSkeleton = () => {
  const t = useT();
  return <Skeletons heights={[132, 260, 180]} label={t('order.loading')} />;
};
