import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import { price } from '#shared/format/money.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { useShopT } from '../../shop-words.ts';
import type { Refundable, RefundPreview } from '../model.ts';
import { refundPreviewQuery } from './queries.ts';
import { SumDock } from './sum-dock.tsx';
import type { RefundDraft } from './use-refund-form.ts';
import type { RefundKind } from '../store-orders.ts';

type Props = {
  kind: RefundKind;
  tradeId: OrderId;
  whole: Refundable;
  draft: RefundDraft;
  why: string | null;
  isBusy: boolean;
  onSend: () => void;
};
/** `gold`: what comes back beside the money (decision E12). */
type Sum = { amount: Cents; gold: Cents; parts: readonly string[] };
const NOTHING: Sum = { amount: ZERO, gold: ZERO, parts: [] };

/** The sums that make up the refund of a whole order. */
const partWords = (preview: RefundPreview, t: T): string[] => {
  if (!preview.isWholeOrder) return [];
  const { lines, deliveryFee, platformFee, bagFee } = preview;
  const goods = lines.reduce((sum, { amtn }) => sum + amtn, 0) as Cents;
  const parts = [
    ['reimburse.previewGoods', goods],
    ['order.amount.deliveryFee', deliveryFee],
    ['reimburse.previewPlatform', platformFee],
    ['order.amount.bagFee', bagFee],
  ] as const;
  return parts.filter(([, cents]) => cents > 0).map(([key, cents]) => `${t(key)} ${price(cents)}`);
};

/** `isOld`: the sum of what was chosen before. `retry` refetches one that failed. */
type Preview = { sum: Sum; isOld: boolean; error: unknown; retry: () => unknown };

/** The server's sum for what is chosen now. */
const useSum = ({ kind, tradeId, whole, draft }: Props): Preview => {
  const t = useShopT(kind);
  const isEmpty = draft.items.length === 0;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...refundPreviewQuery(kind, tradeId, draft.items),
    enabled: !draft.isBag && !isEmpty,
    placeholderData: keepPreviousData,
  });
  const preview = { isOld: false, error: null, retry: refetch };
  if (draft.isBag) return { ...preview, sum: { ...NOTHING, amount: whole.bagRefundAmtn } };
  if (isEmpty) return { ...preview, sum: NOTHING };
  if (!data)
    return {
      ...preview,
      sum: NOTHING,
      isOld: isFetching || error === null,
      error: isFetching ? null : error,
    };
  return {
    ...preview,
    sum: { amount: data.refundAmtn, gold: data.goldAmtn, parts: partWords(data, t) },
    isOld: isPlaceholderData,
  };
};

/** The sum of what was chosen, and the button that asks for it. */
export const RefundDock = (props: Props) => {
  const t = useT();
  const { draft, why, isBusy, onSend } = props;
  const { sum, isOld, error, retry: handleRetry } = useSum(props);
  const note =
    sum.parts.length > 1
      ? sum.parts.join(' + ')
      : t(draft.isBag ? 'reimburse.bagNote' : 'reimburse.previewNote');
  return (
    <SumDock
      amount={sum.amount}
      isOld={isOld}
      error={error}
      why={why}
      note={note}
      submit={t('reimburse.submit')}
      isBusy={isBusy}
      onRetry={handleRetry}
      onSend={onSend}
    >
      {sum.gold > 0 && (
        <span className="rf-dock__gold num">
          {t('reimburse.withGold', { amount: price(sum.gold) })}
        </span>
      )}
    </SumDock>
  );
};
