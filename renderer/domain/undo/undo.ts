import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { UndoReason } from '#shared/codes/group-order.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { contract } from '#shared/contract/index.ts';
import type { VerifyId } from '#shared/kernel/ids.ts';
import { api } from '../../lib/api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { deviceId } from '../../lib/machine.ts';

export type UndoChoice = { reasonCode: UndoReason; note: string };
type Body = Omit<BodyOf<typeof contract.groupVerifyUncheck>, 'note'> & { note: string };
type Ports = {
  send: (body: Body) => Promise<ReplyOf<typeof contract.groupVerifyUncheck>>;
  sleep: (ms: number) => Promise<void>;
  fresh: (verifyId: VerifyId, choice: UndoChoice) => Body;
};

/** Waits before the automatic retries of a lost answer. */
export const REPEAT_AFTER_MS = [1000, 2000] as const;

/** Takes write-offs back. An attempt without an answer is stored by record: another press sends the very same request (decision B4). */
export const undoer = ({ send, sleep, fresh }: Ports) => {
  const unsure = new Map<VerifyId, Body>();

  const undo = async (verifyId: VerifyId, choice: UndoChoice) => {
    const body = unsure.get(verifyId) ?? fresh(verifyId, choice);
    unsure.set(verifyId, body);
    const waits: number[] = [...REPEAT_AFTER_MS];
    for (;;) {
      try {
        const reply = await send(body);
        unsure.delete(verifyId);
        return reply;
      } catch (error) {
        if (!isApiError(error) || error.isDefinite) unsure.delete(verifyId);
        const wait = unsure.has(verifyId) ? waits.shift() : undefined;
        if (wait === undefined) throw error;
        await sleep(wait);
      }
    }
  };

  /** The choice of an attempt whose answer never came, or undefined. */
  const unsureChoice = (verifyId: VerifyId): UndoChoice | undefined => unsure.get(verifyId);
  return { undo, unsureChoice };
};

const { undo, unsureChoice } = undoer({
  send: (body) => api.groupVerifyUncheck(body),
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  fresh: (verifyId, choice) => ({
    ...choice,
    verifyId,
    requestId: newRequestId(),
    deviceId: deviceId(),
  }),
});
export { unsureChoice as unsureUndo };

/** Takes one write-off back; records are refetched afterwards. `onDone` is called even when the part that asked is unmounted. */
export const useUndo = (verifyId: VerifyId, onDone: () => void = () => undefined) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['undo', verifyId],
    mutationFn: (choice: UndoChoice) => undo(verifyId, choice),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['records'] }),
  });
};
