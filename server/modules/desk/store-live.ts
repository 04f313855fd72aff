import { BUSY_MINUTES } from '#shared/codes/desk-live.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { RequestId, StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { atEnd } from '#server/db/at-end.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import {
  type DeskStore,
  pauseStore,
  resumeStore,
  setBusy as writeBusy,
} from '#server/modules/catalogue/index.ts';
import { feedKey } from '#server/modules/order/index.ts';
import { storesAtDesk } from './scope.ts';
import { takingFacts } from './store-facts.ts';
import { deskStoreRows } from './stores.ts';

type Asked<N extends keyof Contract> = RequestOf<Contract[N]>;
type Body = { requestId: RequestId; storeId: StoreId };

/** So far ahead the end of a busy time and of a pause may be; longer is for the opening hours. */
const MOST_BUSY_MS = 12 * HOUR;
const MOST_PAUSE_MS = 7 * DAY;

/** A store where the caller works, as the desk shows it. */
export const storeRowAtDesk = async (
  context: MerchantContext,
  storeId: StoreId,
): Promise<DeskStoreRow> =>
  (await deskStoreRows(context, await storesAtDesk(context, [storeId])))[0]!;

/** Nothing is written to the feed, but whoever follows it hears at once how the store stands. */
const tellStreams = ({ merchantId, id }: DeskStore, query: Query): Promise<void> =>
  atEnd(query, feedKey({ merchantId, storeId: id }), () => Promise.resolve());

/** Changes how a store takes orders once for each request, and writes down who did; a repeat gets the store as it stands. */
export const onceAtStore =
  <B extends Body>(
    scope: string,
    work: (query: Query, store: DeskStore, body: B, context: MerchantContext) => Promise<void>,
  ) =>
  async (context: MerchantContext, body: B): Promise<{ store: DeskStoreRow; replay: boolean }> => {
    const { now } = context;
    const [store] = await storesAtDesk(context, [body.storeId]);
    const { replay } = await once(context, body, {
      scope: `desk/${scope}`,
      work: async (query) => {
        const before = await takingFacts(query, store!, now);
        await work(query, store!, body, context);
        const after = await takingFacts(query, store!, now);
        await recordChanges(query, context, [
          {
            storeId: body.storeId,
            thing: 'SWITCHES',
            thingId: body.storeId,
            name: { zh: '', en: '' },
            act: 'CHANGED',
            before,
            after,
          },
        ]);
        await tellStreams(store!, query);
        return {};
      },
    });
    return { store: await storeRowAtDesk(context, body.storeId), replay };
  };

/** An end that lies ahead, but not too far, on a full minute: lists are worked out once a minute. */
const endOf = (until: Instant, now: Instant, mostMs: number): Instant =>
  until <= now || until > plus(now, mostMs)
    ? refuse('BAD_REQUEST', { issues: ['until'] })
    : instant(Math.ceil(until / MINUTE) * MINUTE);

export const deskStore: Handlers['merchantDeskStore'] = async (context, { storeId }) => ({
  store: await storeRowAtDesk(context, storeId),
});

export const setBusy: Handlers['merchantDeskSetBusy'] = onceAtStore<Asked<'merchantDeskSetBusy'>>(
  'busy',
  async (query, store, { extraMinutes, until }, { now, session }) => {
    if (session.role === 'cashier' && extraMinutes > BUSY_MINUTES.cashier) refuse('WRONG_ROLE');
    const end = extraMinutes === 0 ? now : endOf(until, now, MOST_BUSY_MS);
    await writeBusy(query, store, { extraMinutes, until: end });
  },
);

export const pause: Handlers['merchantDeskPause'] = onceAtStore<Asked<'merchantDeskPause'>>(
  'pause',
  (query, store, { ways, until, reason }, { now }) =>
    pauseStore(query, store, { ways, reason, until: endOf(until, now, MOST_PAUSE_MS) }),
);

export const resume: Handlers['merchantDeskResume'] = onceAtStore<Asked<'merchantDeskResume'>>(
  'resume',
  (query, store, _, { now }) => resumeStore(query, store, now),
);
