import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { type Dish, renewDishes } from '../../../domain/desk-change/dishes.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { api } from '../api.ts';
import { momentText } from './store-words.ts';

type Body = BodyOf<DeskContract['merchantDeskSoldOut']>;
/** A dish, a size of one or an option, as it is switched. */
export type OutThing = Body['items'][number];

/** Switches something off for a time, or on again. */
export const useSoldOut = (storeId: StoreId) =>
  useMutation({
    mutationFn: ({ thing, until }: { thing: OutThing; until: Body['until'] }) =>
      api.merchantDeskSoldOut({ requestId: newRequestId(), storeId, items: [thing], until }),
    onSettled: renewDishes,
  });

/** Whether something is out, and until when. */
export type Standing = Pick<Dish, 'name' | 'isOff' | 'until' | 'isSoldOut'>;

/** How something stands, in a few words. */
export const outWords = (
  { isOff, until, isSoldOut }: Standing,
  now: Instant,
  t: Translate,
): string => {
  if (!isOff) return t(isSoldOut ? 'desk.out.none' : 'desk.out.on');
  return until === null
    ? t('desk.out.offOpen')
    : t('desk.out.off', { time: momentText(until, now, t) });
};
