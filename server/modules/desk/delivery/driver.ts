import type { DriverRun } from '#shared/contract/consumer/driver-run.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { deskStage } from '#shared/order/desk/desk-stage.ts';
import type { Query } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { lockedUntil, takeTry, type Rule } from '#server/kit/guess-repo.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { sourceSeal } from '#server/kit/one-time-code/code-source.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  deliverStop,
  type Doing,
  judgeAgain,
  notMet,
  ordersOfMerchant,
  reportRiderPlace,
  type Run,
  runByToken,
  shownPlace,
  type Stop,
  stopsOf,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { stageFactsOf } from '../facts.ts';
import { needDeliveryCode } from './code.ts';
import { tokenHash } from './link.ts';
import { keepPhoto } from './photo.ts';

/** Links that lead nowhere, from one network: nobody finds one by trying, and nobody tries for long. */
const LINK_TRIES: Rule = {
  most: 30,
  windowMs: 10 * MINUTE,
  lockMs: [10 * MINUTE, 60 * MINUTE, 60 * MINUTE],
};

type Known = { run: Run; stops: readonly Stop[]; orders: ReadonlyMap<string, TakeoutOrder> };

/** The run of a link, with its orders as they are now. */
const runOf = async ({ deps, now, address }: Context, token: string): Promise<Known> => {
  const { query } = deps.db;
  const counted = { kind: 'run-link', subject: sourceSeal(deps.secrets, address) };
  if ((await lockedUntil(query, counted, now)) !== null) return refuse('TOO_MANY_CALLS');
  const run = await runByToken(query, tokenHash(token));
  if (run === null) {
    await takeTry(query, counted, LINK_TRIES, now);
    return refuse('RUN_NOT_FOUND');
  }
  const stops = await stopsOf(query, run);
  const orders = await ordersOfMerchant(
    query,
    run.merchantId,
    stops.map(({ orderId }) => orderId),
  );
  return { run, stops, orders: new Map(orders.map((order) => [order.id, order])) };
};

/** Whether an order of a run is still to be brought. */
const isAhead = (stop: Stop, order: TakeoutOrder | undefined, now: Context['now']): boolean =>
  stop.endedAs === null && order !== undefined && deskStage(stageFactsOf(order), now) === 'OUT';

const contactOf = ({ snapshot: { address } }: TakeoutOrder) =>
  address === null
    ? null
    : {
        name: address.contactName,
        phone: `+${address.region}${address.phone}`,
        address: `${address.mapAddress} ${address.detail}`.trim(),
        lat: address.lat,
        lon: address.lon,
      };

/** One that was ended elsewhere is behind too. */
const stopRow = (
  stop: Stop,
  order: TakeoutOrder,
  now: Context['now'],
): DriverRun['stops'][number] => {
  const isOpen = isAhead(stop, order, now);
  return {
    orderId: stop.orderId,
    number: order.deskNumber,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    remark: isOpen ? order.snapshot.remarks : '',
    contact: isOpen ? contactOf(order) : null,
    hasAlcohol: order.snapshot.alcohol !== null,
    waitsUntil: stop.waitsUntil,
    calls: stop.calls,
    endedAs: isOpen ? null : (stop.endedAs ?? (order.status === 4 ? 'DELIVERED' : 'UNDELIVERED')),
    endedAt: stop.endedAt,
  };
};

const shown = ({ run, stops, orders }: Known, { now, pick }: Context): DriverRun => {
  const rows = stops.flatMap((stop) => {
    const order = orders.get(stop.orderId);
    return order === undefined ? [] : [stopRow(stop, order, now)];
  });
  const store = [...orders.values()][0]?.snapshot.store;
  return {
    storeName: store === undefined ? '' : pick(store.name),
    storePhone: store?.phone ?? '',
    driverName: run.driver.name,
    stops: rows,
    isOver: rows.every(({ endedAs }) => endedAs !== null),
    serverTime: now,
  };
};

export const driverRun: Handlers['driverRun'] = async (context, { token }) =>
  shown(await runOf(context, token), context);

type Body = { token: string; requestId: string; orderId: string };
type Delivered = RequestOf<Contract['driverDelivered']>;
type Work = (query: Query, order: TakeoutOrder, doing: Doing) => Promise<TakeoutOrder | null>;

/** The order of a stop that is still ahead; null for any other. */
const orderAhead = ({ stops, orders }: Known, orderId: string, now: Context['now']) => {
  const stop = stops.find((each) => each.orderId === orderId);
  const order = orders.get(orderId);
  return stop !== undefined && order !== undefined && isAhead(stop, order, now) ? order : null;
};

/** Why nothing is done at a stop: the run is over, it is of another run, or it is behind. */
const refuseStop = ({ stops, orders }: Known, orderId: string, now: Context['now']): never => {
  if (!stops.some((stop) => isAhead(stop, orders.get(stop.orderId), now))) refuse('RUN_OVER');
  if (!stops.some((stop) => stop.orderId === orderId)) refuse('RUN_NOT_FOUND');
  return refuse('NOT_NOW', { stage: 'DONE' });
};

/** What a driver does at a stop, once for each request; a repeat is answered also after the end. `prepare`: what is not undone with the act. */
const atStop = async <B extends Body>(
  context: Context,
  { scope, body }: { scope: string; body: B },
  prepare: (order: TakeoutOrder) => Promise<Work>,
): Promise<{ run: DriverRun; replay: boolean }> => {
  const { deps, now } = context;
  const known = await runOf(context, body.token);
  const { run } = known;
  const by = { operatorId: `run/${run.id}`, deviceId: null, driver: run.driver.name };
  const attempt: string = deps.random.id();
  const { token: _, ...named } = body;
  const ahead = orderAhead(known, body.orderId, now);
  const work = ahead === null ? null : await prepare(ahead);
  const first = await keyed(
    { db: deps.db, userId: `run/${run.id}`, scope, key: body.requestId, body: named, now },
    async (query) => {
      if (work === null) return refuseStop(known, body.orderId, now);
      await judgeAgain(query, body.orderId, async (order) => {
        const stops = await stopsOf(query, run);
        const here = { ...known, stops, orders: new Map([[order.id as string, order]]) };
        return orderAhead(here, body.orderId, now) === null
          ? refuse('NOT_NOW', { stage: deskStage(stageFactsOf(order), now) })
          : work(query, order, { at: now, by });
      });
      return { attempt };
    },
  );
  return {
    run: shown(await runOf(context, body.token), context),
    replay: first.attempt !== attempt,
  };
};

/** With a photo of where it stands. One that its act did not keep is taken away again. */
const deliverByPhoto = async (context: Context, body: Delivered) => {
  const { deps, now } = context;
  const drops: (() => Promise<void>)[] = [];
  let isKept = false;
  try {
    const done = await atStop(context, { scope: 'run/delivered', body }, async (order) => {
      const { url, drop } = await keepPhoto(deps, order, body.photo, now);
      drops.push(drop);
      return (query, at, doing) => deliverStop(query, at, { ...doing, proof: 'PHOTO', photo: url });
    });
    isKept = !done.replay;
    return done;
  } finally {
    if (!isKept) for (const drop of drops) await drop();
  }
};

const deliverByCode = (context: Context, body: Delivered) =>
  atStop(context, { scope: 'run/delivered', body }, async (order) => {
    await needDeliveryCode(context.deps.db.query, order, body.code, context.now);
    return (query, at, doing) => deliverStop(query, at, { ...doing, proof: 'CODE' });
  });

/** The guest's code, or a photo: one of them. */
export const driverDelivered: Handlers['driverDelivered'] = (context, body) => {
  if ((body.code === '') === (body.photo === ''))
    return refuse('BAD_REQUEST', { issues: ['code'] });
  return body.code === '' ? deliverByPhoto(context, body) : deliverByCode(context, body);
};

export const driverNotMet: Handlers['driverNotMet'] = (context, body) =>
  atStop(context, { scope: 'run/not-met', body }, () =>
    Promise.resolve((query, order, doing) =>
      notMet(query, order, { ...doing, hasCalled: body.hasCalled }),
    ),
  );

/** A place is renewed so often at most. */
const PLACE_EVERY_MS = 5 * SECOND;

/** Where the driver is, for the guests whose orders they have: only while they have them. */
export const driverPlace: Handlers['driverPlace'] = async (context, { token, lat, lon }) => {
  const { deps, now } = context;
  const { stops, orders } = await runOf(context, token);
  const ahead = stops.flatMap((stop) => {
    const order = orders.get(stop.orderId);
    return order !== undefined && isAhead(stop, order, now) ? [order] : [];
  });
  for (const order of ahead) {
    const before = await shownPlace(deps.db.query, order);
    const { address } = order.snapshot;
    if (before === null || now - before.at >= PLACE_EVERY_MS)
      await reportRiderPlace(deps.db.query, order, {
        lat,
        lon,
        at: now,
        path: address === null ? [] : [{ lat: address.lat, lon: address.lon }],
        arrivesAt: null,
      });
  }
  return { isOver: ahead.length === 0 };
};
