import { useT } from '../../../lib/i18n.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';

/** An order before its answer. */
export const OrderSkeleton = () => {
  const t = useT();
  return <Skeletons heights={[140, 220, 96]} label={t('order.loading')} />;
};
