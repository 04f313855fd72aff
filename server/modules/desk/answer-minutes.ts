import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Handlers } from '#server/kit/context.ts';
import { setAnswerMinutes } from '#server/modules/catalogue/index.ts';
import { onceAtStore } from './store-live.ts';

/** How long the store may think about an order that is paid from now on. */
export const setAnswer: Handlers['merchantDeskSetAnswer'] = onceAtStore<
  RequestOf<Contract['merchantDeskSetAnswer']>
>('answer', (query, store, { answerMinutes }) => setAnswerMinutes(query, store, answerMinutes));
