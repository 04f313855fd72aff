import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { RequestId } from '#shared/kernel/ids.ts';
import { newRequestId } from './fresh-id.ts';

const isUnknown = (error: unknown): boolean => isApiError(error) && !error.isDefinite;

/** An act, after which all under `stale` is loaded anew. While its result is unknown, another press sends the very same request (decision B4). */
export const useAct = <B extends { requestId: RequestId }, R>(
  stale: string,
  send: (body: B) => Promise<R>,
) => {
  const client = useQueryClient();
  const unsure = useRef<B | null>(null);
  const mutation = useMutation({
    mutationFn: async (act: Omit<B, 'requestId'>) => {
      const body = unsure.current ?? ({ ...act, requestId: newRequestId() } as B);
      unsure.current = body;
      try {
        const reply = await send(body);
        unsure.current = null;
        return reply;
      } catch (error) {
        if (!isUnknown(error)) unsure.current = null;
        throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [stale] }),
  });
  return { ...mutation, isUnsure: isUnknown(mutation.error) };
};
