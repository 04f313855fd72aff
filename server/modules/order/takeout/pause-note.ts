import { STORE_WAYS } from '#shared/codes/desk-live.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { StorePause } from '#shared/order/checkout/store-live.ts';
import type { ExactNote } from '#server/kit/refusal.ts';

/** What of a store is paused, why and until when, as a guest reads it. */
export const pauseNote =
  ({ ways, reason, until }: StorePause): ExactNote =>
  ({ t }) => {
    const [way] = ways;
    const what = way === undefined || ways.length === STORE_WAYS.length ? 'ALL' : way;
    return t(`pause.${what}`, { time: dateTimeText(until), reason: t(`pause.reason.${reason}`) });
  };
