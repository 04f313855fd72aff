import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { SumDock } from '../../../domain/order/refund/sum-dock.tsx';
import { useT } from '../../../lib/i18n.ts';
import { refundableKey, refundAmountQuery } from '../queries.ts';
import type { RefundDraft } from '../use-refund-draft.ts';

type Props = {
  orderId: OrderId;
  draft: RefundDraft;
  isAnytime: boolean;
  why: string | null;
  isBusy: boolean;
  onSend: () => void;
};

/** The server's amount for what is ticked. When it refuses one of the vouchers, the list of them is fetched again. */
const useAmount = ({ orderId, draft: { voucherIds } }: Props) => {
  const queries = useQueryClient();
  const isEmpty = voucherIds.length === 0;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...refundAmountQuery(orderId, voucherIds),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const isRefused = isApiError(error) && error.isDefinite;
  useEffect(() => {
    if (isRefused) void queries.invalidateQueries({ queryKey: refundableKey(orderId) });
  }, [isRefused, orderId, queries]);
  if (isEmpty) return { amount: ZERO, isOld: false, error: null, refetch };
  return {
    amount: data?.refundAmtn ?? ZERO,
    isOld: data === undefined ? isFetching || error === null : isPlaceholderData,
    error: isFetching ? null : error,
    refetch,
  };
};

/** The exact amount, and the button that asks for it. */
export const AmountDock = (props: Props) => {
  const t = useT();
  const { isAnytime, why, isBusy, onSend } = props;
  const { amount, isOld, error, refetch: handleRetry } = useAmount(props);
  return (
    <SumDock
      amount={amount}
      isOld={isOld}
      error={error}
      why={why}
      note={t(isAnytime ? 'reimburse.bagNote' : 'reimburse.previewNote')}
      submit={t(isAnytime ? 'groupRefund.submitAtOnce' : 'reimburse.submit')}
      isBusy={isBusy}
      onRetry={handleRetry}
      onSend={onSend}
    />
  );
};
