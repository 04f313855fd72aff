import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from '../../lib/api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';

type Body = BodyOf<Contract['merchantProductSwitch']>;
export type SwitchAct = Omit<Body, 'requestId'>;

const isUnknown = (error: unknown): boolean => isApiError(error) && !error.isDefinite;

/** Uses a switch of a product. While the result is unknown, another press sends the very same request (decision B4). */
export const useSwitch = () => {
  const client = useQueryClient();
  const unsure = useRef<Body | null>(null);
  const mutation = useMutation({
    mutationFn: async (act: SwitchAct) => {
      const body = unsure.current ?? { ...act, requestId: newRequestId() };
      unsure.current = body;
      try {
        const reply = await api.merchantProductSwitch(body);
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
