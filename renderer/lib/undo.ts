import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { UndoReason } from '#shared/codes/group-order.ts';
import type { RequestId, VerifyId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';
import { newRequestId } from './fresh-id.ts';
import { deviceId } from './machine.ts';

export type UndoChoice = { reasonCode: UndoReason; note: string };
type Attempt = UndoChoice & { requestId: RequestId };

/** Attempts that got no answer yet, by record: whoever presses again sends the very same request (decision B4). */
const unsure = new Map<VerifyId, Attempt>();
const REPEAT_AFTER_MS = [1000, 2000] as const;

/** The choice of an attempt whose answer never came, or undefined. */
export const unsureUndo = (verifyId: VerifyId): UndoChoice | undefined => unsure.get(verifyId);

const send = async (verifyId: VerifyId, choice: UndoChoice) => {
  const attempt = unsure.get(verifyId) ?? { ...choice, requestId: newRequestId() };
  unsure.set(verifyId, attempt);
  const waits: number[] = [...REPEAT_AFTER_MS];
  for (;;) {
    try {
      const reply = await api.groupVerifyUncheck({ ...attempt, verifyId, deviceId: deviceId() });
      unsure.delete(verifyId);
      return reply;
    } catch (error) {
      if (!isApiError(error) || error.isDefinite) unsure.delete(verifyId);
      const wait = unsure.has(verifyId) ? waits.shift() : undefined;
      if (wait === undefined) throw error;
      await new Promise((resolve) => { setTimeout(resolve, wait); });
    }
  }
};

/** Takes one write-off back. A lost answer is asked for again with the same request; records are read anew afterwards. */
export const useUndo = (verifyId: VerifyId) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['undo', verifyId],
    mutationFn: (choice: UndoChoice) => send(verifyId, choice),
    onSettled: () => client.invalidateQueries({ queryKey: ['records'] }),
  });
};
