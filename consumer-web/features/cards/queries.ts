import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CARDS_KEY } from '../../domain/payment/card-list.ts';
import { once } from '../../lib/api/once.ts';
import { api } from './api.ts';

export const cardQuery = (cardId: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'card', cardId],
    queryFn: ({ signal }) => api.cardGet({ cardId }, { signal }),
    staleTime: 0,
  });

/** A change of a card, once for an intent; all that shows cards is renewed. */
const useCardChange = <Wish, Answer>(
  intentOf: (wish: Wish) => string,
  run: (wish: Wish, key: string) => Promise<Answer>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => once(intentOf(wish), (key) => run(wish, key)),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: CARDS_KEY }),
  });
};

type Added = Parameters<typeof api.cardAdd>[0];
export const useAddCard = () =>
  useCardChange(
    ({ gatewayToken }: Added) => `card-add:${gatewayToken.slice(0, 12)}`,
    (wish, key) => api.cardAdd(wish, { key }),
  );
export const useVerifyCard = () =>
  useCardChange(
    ({ cardId }: { cardId: string; code: string }) => `card-verify:${cardId}`,
    (wish, key) => api.cardVerify(wish, { key }),
  );
export const useDefaultCard = () =>
  useCardChange(
    (cardId: string) => `card-default:${cardId}`,
    (cardId, key) => api.cardSetDefault({ cardId }, { key }),
  );
export const useRemoveCard = () =>
  useCardChange(
    ({ cardId }: { cardId: string; mark?: string }) => `card-del:${cardId}`,
    (wish, key) => api.cardDel(wish, { key }),
  );
