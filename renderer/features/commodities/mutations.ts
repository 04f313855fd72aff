import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { RequestId } from '#shared/kernel/ids.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from './api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';

type SwitchBody = BodyOf<Contract['merchantProductSwitch']>;
type SlotsBody = BodyOf<Contract['merchantProductSlots']>;

const isUnknown = (error: unknown): boolean => isApiError(error) && !error.isDefinite;

/** An act on a product. While its result is unknown, another press sends the very same request (decision B4). */
export const useAct = <B extends { requestId: RequestId }>(send: (body: B) => Promise<unknown>) => {
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
    onSettled: () => client.invalidateQueries({ queryKey: ['products'] }),
  });
  return { ...mutation, isUnsure: isUnknown(mutation.error) };
};

/** Uses a switch of a product. */
export const useSwitch = () => useAct((body: SwitchBody) => api.merchantProductSwitch(body));

/** Sets the terms of a product's visits. */
export const useSetSlots = () => useAct((body: SlotsBody) => api.merchantProductSlots(body));
