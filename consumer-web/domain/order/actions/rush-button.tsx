import { isApiError } from '#shared/client/api-error.ts';
import { timeText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useRush } from './mutations.ts';
import type { StoreOrderKind } from '../store-orders.ts';

/** Reminds store and rider (decision F15). */
export const RushButton = ({ kind, tradeId }: { kind: StoreOrderKind; tradeId: OrderId }) => {
  const t = useT();
  const rush = useRush(kind, tradeId);
  const handlePress = (): void => {
    rush.mutate(undefined, {
      onSuccess: ({ nextRushAt }) => {
        notify(
          nextRushAt === null
            ? t('orders.rushed')
            : t('orders.rushAgain', { time: timeText(nextRushAt) }),
        );
      },
      onError: (error) => {
        notify(isApiError(error) ? errorText(error, t) : t('error.network'));
      },
    });
  };
  return (
    <button type="button" className="ord-button" disabled={rush.isPending} onClick={handlePress}>
      {t('order.action.RUSH')}
    </button>
  );
};
