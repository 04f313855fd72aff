import { addManyUseCards } from '#tests/support/many-use-cards.ts';
import { signInMember, signInTill, testClient } from '#tests/support/server-client.ts';
import { startInProcess } from '#tests/support/server-in-process.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { stocksOf } from '#tests/support/kills/judge-orders.ts';
import { addOrderShops, ORDER_SHOPS } from '#tests/support/kills/order-shops.ts';
import { orders, redeems, type Caller, type Seat } from '#tests/support/kills/streams.ts';
import { judge, type Answered, type ShopAnswers } from './kills/judge.ts';
import { swappingPair, type SwappingPair } from './kills/swapping-pair.ts';
import { percentile, printNote, printTable, round } from './table.ts';

/** Kills in all (`KILLS`), one in ten of the primary. */
const KILLS = Number(process.env['KILLS'] ?? 1_000);
const TILLS = 4;
/** Where a guest orders: each in a shop of their own. */
const SHOPS = [ORDER_SHOPS.takeout, ORDER_SHOPS.market];
const SERVERS = 2;
/** A round: so many kills of each server, then two of the primary. */
const KILLS_OF_EACH = 9;
const KILLS_A_ROUND = SERVERS * KILLS_OF_EACH + 2;
/** Answers between two kills of a server, at least. */
const ANSWERS = 3;

type Seats = {
  cards: string[];
  tills: { token: string; seat: Seat }[];
  guests: (ShopAnswers & { token: string })[];
};

/** The town, cards, and people who are signed in. */
const prepare = async (url: string): Promise<Seats> => {
  const server = await startInProcess({ databaseUrl: url });
  await addOrderShops(server.deps.db.query);
  const cards = await addManyUseCards(server, TILLS);
  const tills: Seats['tills'] = [];
  for (let till = 0; till < TILLS; till += 1) {
    const client = server.client({ kind: 'console' });
    const seat = await signInTill(client, { account: 'M1001' });
    tills.push({ token: client.token(), seat });
  }
  const guests: Seats['guests'] = [];
  for (const [at, shop] of SHOPS.entries()) {
    const client = testClient({ url: server.url });
    await signInMember(client, `6688000${at + 1}`);
    const before = await stocksOf(server.deps.db.query, shop.storeId);
    guests.push({ shop, before, answered: [], token: client.token() });
  }
  await server.stop();
  return { cards, tills, guests };
};

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone())
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
};

/** The server processes, of which each can be killed and started again. */
const startServers = async (databaseUrl: string) => {
  const start = (): Promise<ServerProcess> =>
    startServer({
      env: {
        DATABASE_URL: databaseUrl,
        DEMO_PACE: '0',
        LOG_LEVEL: 'fatal',
        INSTANCES: String(SERVERS),
      },
    });
  const servers = await Promise.all(Array.from({ length: SERVERS }, start));
  return {
    urls: () => servers.map(({ url }) => url),
    killOne: async (index: number): Promise<void> => {
      await servers[index]!.kill();
      await servers[index]!.remove();
      servers[index] = await start();
    },
    remove: () => Promise.all(servers.map((server) => server.remove())),
  };
};

const streams = (seats: Seats, urls: Caller['urls'], answered: Answered, isOver: () => boolean) =>
  Promise.all([
    ...seats.tills.map(({ token, seat }, index) =>
      redeems(
        { token, kind: 'console', urls },
        { seat, voucherId: seats.cards[index]! },
        { isOver, answered: answered.redeems },
      ),
    ),
    ...seats.guests.map(({ token, shop, answered: ordered }) =>
      orders({ token, kind: 'web', urls }, shop, { isOver, answered: ordered }),
    ),
  ]);

/** Kills servers while others are killed too, then the primary, again and again; gives the gaps of fail-overs in ms. */
const killAll = async (
  pair: SwappingPair,
  { killOne }: Awaited<ReturnType<typeof startServers>>,
  { redeems: done }: Answered,
): Promise<number[]> => {
  const gaps: number[] = [];
  const killOften = async (index: number): Promise<void> => {
    for (let kill = 0; kill < KILLS_OF_EACH; kill += 1) {
      const before = done.length;
      await until(() => done.length >= before + ANSWERS);
      await killOne(index);
    }
  };
  for (let kills = 0; kills < KILLS; kills += KILLS_A_ROUND) {
    await Promise.all(Array.from({ length: SERVERS }, (_, index) => killOften(index)));
    for (let turn = 0; turn < 2; turn += 1) {
      const before = done.length;
      await until(() => done.length >= before + ANSWERS);
      const killedAt = await pair.failOver();
      const known = done.length;
      await until(() => done.slice(known).some(({ at }) => at > killedAt));
      gaps.push(done.slice(known).find(({ at }) => at > killedAt)!.at - killedAt);
      await pair.repair();
    }
  }
  return gaps;
};

/** Kills servers and the primary under a stream of redeems, orders and refunds, and looks for what is lost or doubled. */
export const run = async (): Promise<void> => {
  let seats: Seats | null = null;
  const pair = await swappingPair(async (url) => {
    seats = await prepare(url);
  });
  const answered: Answered = { redeems: [], shops: seats!.guests };
  const servers = await startServers(pair.url);
  try {
    let isOver = false;
    const flowing = streams(seats!, servers.urls, answered, () => isOver);
    const gaps = await Promise.race([
      killAll(pair, servers, answered),
      flowing.then(() => {
        throw new Error('the streams ended by themselves');
      }),
    ]);
    isOver = true;
    await flowing;
    await servers.remove();
    printTable(`${KILLS} kills under a stream of redeems, orders and refunds`, [
      await judge(pair.url, seats!.cards, answered),
    ]);
    printNote(
      `Gap of a fail-over, kill to the next redeem, of ${gaps.length}: p50 ${round(percentile(gaps, 50), 0)}, p95 ${round(percentile(gaps, 95), 0)}, most ${round(Math.max(...gaps), 0)} ms. Aim: p95 at most 3,000, nothing lost, nothing twice.`,
    );
  } finally {
    await servers.remove().catch(() => undefined);
    await pair.remove();
  }
};
