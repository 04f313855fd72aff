import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { RequestId, VerifyId } from '#shared/kernel/ids.ts';
import { api } from '../../lib/api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';

export type RefundChoice = { verifyIds: readonly VerifyId[]; reason: string };
type Attempt = RefundChoice & { requestId: RequestId };

/** Attempts without an answer, by the record where they were made: a retry sends the very same request (decision B4). */
const unsure = new Map<VerifyId, Attempt>();

/** Whether an attempt was made whose outcome is not known. */
export const isRefundUnsure = (verifyId: VerifyId): boolean => unsure.has(verifyId);

const isLost = (error: unknown): boolean => isApiError(error) && !error.isDefinite;

const send = async (verifyId: VerifyId, choice: RefundChoice) => {
  const attempt = unsure.get(verifyId) ?? { ...choice, requestId: newRequestId() };
  unsure.set(verifyId, attempt);
  try {
    const reply = await api.merchantRefundUsed({ ...attempt, verifyIds: [...attempt.verifyIds] });
    unsure.delete(verifyId);
    return reply;
  } catch (error) {
    if (!isApiError(error) || error.isDefinite) unsure.delete(verifyId);
    throw error;
  }
};

/** Gives the money of uses back; however it ends, what shows them is read again. `unsure`: the choice of an attempt whose answer never came. */
export const useRefundUsed = (verifyId: VerifyId) => {
  const client = useQueryClient();
  const [atFirst] = useState<RefundChoice | undefined>(() => unsure.get(verifyId));
  const refund = useMutation({
    mutationKey: ['refundUsed', verifyId],
    mutationFn: (choice: RefundChoice) => send(verifyId, choice),
    onSettled: () =>
      Promise.all(
        ['records', 'day', 'refunds', 'orders'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
  const lost = isLost(refund.error) ? refund.variables : undefined;
  return { refund, unsure: refund.isIdle ? atFirst : lost };
};
