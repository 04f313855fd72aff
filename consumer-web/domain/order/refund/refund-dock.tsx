import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import type { RefundPreview } from '../model.ts';
import { refundPreviewQuery } from './queries.ts';
import type { RefundDraft } from './use-refund-form.ts';
import type { StoreOrderKind } from '../store-orders.ts';

type Props = {
  kind: StoreOrderKind;
  tradeId: OrderId;
  whole: RefundPreview;
  draft: RefundDraft;
  why: string | null;
  isBusy: boolean;
  onSend: () => void;
};
/** `gold`: what comes back beside the money (decision E12). */
type Sum = { amount: Cents; gold: Cents; parts: readonly string[] };
/** `isOld`: it is the sum of what was chosen before. `again` asks for one that did not come. */
type Told = { sum: Sum; isOld: boolean; error: unknown; again: () => unknown };

/** The server's sum for what is chosen now. */
const useSum = ({ kind, tradeId, whole, draft }: Props): Told => {
  const t = useT();
  const isEmpty = draft.items.length === 0;
  const {
    data,
    error,
    isPlaceholderData,
    isFetching,
    refetch: again,
  } = useQuery({
    ...refundPreviewQuery(kind, tradeId, draft.items),
    enabled: !draft.isBag && !isEmpty,
    placeholderData: keepPreviousData,
  });
  if (draft.isBag)
    return {
      sum: { amount: whole.bagRefundAmtn, gold: ZERO, parts: [] },
      isOld: false,
      error: null,
      again,
    };
  if (isEmpty || !data)
    return {
      sum: { amount: ZERO, gold: ZERO, parts: [] },
      isOld: !isEmpty && (isFetching || error === null),
      error: isEmpty || isFetching ? null : error,
      again,
    };
  const goods = data.lines.reduce((sum, { amtn }) => sum + amtn, 0) as Cents;
  const parts = data.isWholeOrder
    ? (
        [
          ['reimburse.previewGoods', goods],
          ['order.amount.deliveryFee', data.deliveryFee],
          ['reimburse.previewPlatform', data.platformFee],
          ['order.amount.bagFee', data.bagFee],
        ] as const
      )
        .filter(([, cents]) => cents > 0)
        .map(([key, cents]) => `${t(key)} ${price(cents)}`)
    : [];
  return {
    sum: { amount: data.refundAmtn, gold: data.goldAmtn, parts },
    isOld: isPlaceholderData,
    error: null,
    again,
  };
};

/** What comes back, to the cent, and the way to ask for it: of a sum that is not there yet nothing is asked. */
export const RefundDock = (props: Props) => {
  const t = useT();
  const { draft, why, isBusy, onSend } = props;
  const { sum, isOld, error, again } = useSum(props);
  const note =
    why ??
    (error
      ? errorText(error, t)
      : sum.parts.length > 1
        ? sum.parts.join(' + ')
        : t(draft.isBag ? 'reimburse.bagNote' : 'reimburse.previewNote'));
  return (
    <div className="dock rf-dock">
      <div className="rf-dock__sum" aria-live="polite" aria-busy={isOld} data-testid="refund-sum">
        <span>{t('reimburse.preview')}</span>
        <Price value={sum.amount} />
        {sum.gold > 0 && (
          <span className="rf-dock__gold num">
            {t('reimburse.withGold', { amount: price(sum.gold) })}
          </span>
        )}
      </div>
      {error ? (
        <Button onPress={again}>{t('common.retry')}</Button>
      ) : (
        <Button isBusy={isBusy || isOld} onPress={onSend}>
          {t('reimburse.submit')}
        </Button>
      )}
      <p className={`rf-dock__note num${why === null ? '' : ' rf-dock__note--why'}`}>{note}</p>
    </div>
  );
};
