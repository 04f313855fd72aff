import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '#shared/kernel/clock.ts';
import { listenForAdmin } from './admin/listen.ts';
import { buildApp } from './app.ts';
import type { Config } from './kit/config.ts';
import { openDatabase } from './db/connect.ts';
import { connectionsShort } from './db/connections.ts';
import type { Db, Query } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { loadSecrets } from './db/secrets.ts';
import { StartError } from './db/start-error.ts';
import { seedRush } from './demo/rush/rush.ts';
import { seedTown } from './demo/seed.ts';
import { startTown } from './demo/simulator/run.ts';
import { demoVouchers, holdsTown, type DemoVoucher } from './demo/vouchers.ts';
import { webhookDelivery } from './kit/code-delivery/webhook.ts';
import type { Deps } from './kit/deps.ts';
import { warmSearch } from './modules/catalogue/index.ts';
import { startNotifier } from './modules/desk/index.ts';
import { numberOrders } from './modules/order/index.ts';
import { systemRandom } from './kit/random.ts';
import { readinessOf } from './plugins/readiness.ts';
import { startAutoAccept } from './modules/desk/index.ts';
import { startSweeper } from './sweeps.ts';

export type Running = {
  url: string;
  says: string;
  deps: Deps;
  vouchers: readonly DemoVoucher[];
  stop(): Promise<void>;
};
type Parts = { config: Config; clock: Clock; log: FastifyBaseLogger; onLost: () => void };

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE'
        ? 'is taken by another program'
        : code === 'EACCES'
          ? 'may not be used by this user'
          : `cannot be used (${code})`;
    throw new StartError(`Port ${port} on ${host} ${why}. Set PORT to another one.`, error);
  }
  const { port: actual } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
};

/** Data that holds the demonstration is never served as a real town: anybody knows its passwords. */
const refuseTown = async (query: Query): Promise<void> => {
  if (await holdsTown(query))
    throw new StartError(
      'The data holds the demonstration town, whose accounts and passwords anybody knows. Start with DEMO=1, remove it with `npm run demo:remove -- --everything`, or set DATA_DIR or DATABASE_URL to an empty place.',
    );
};

const warnOfConnections = async (
  db: Db,
  { databasePool, instances, isPrepared }: Config,
  log: FastifyBaseLogger,
): Promise<void> => {
  // connections to a pooler are not those of the database
  if (db.kind !== 'postgres' || !isPrepared) return;
  const warning = await connectionsShort(db.query, { pool: databasePool, instances });
  if (warning !== null) log.warn(warning);
};

/** Database, migrations, demonstration, server: in this order. What was opened is closed again when a later step fails. */
export const start = async ({ config, clock, log, onLost }: Parts): Promise<Running> => {
  const { db, says, serve } = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseTls: config.databaseTls,
    databaseCa: config.databaseCa,
    dataDir: config.dataDir,
    connections: config.databasePool,
    isPrepared: config.isPrepared,
    onLost,
  });
  try {
    await warnOfConnections(db, config, log);
    await migrate(db.query);
    const deps: Deps = {
      db,
      clock,
      config,
      random: systemRandom,
      secrets: await loadSecrets(db.query),
      deliverCode:
        config.codeWebhook && webhookDelivery({ ...config.codeWebhook, now: () => clock.now() }),
    };
    if (config.demo) {
      await seedTown(deps, clock.now());
      if (config.demoRush) await seedRush(deps, clock.now());
    } else await refuseTown(db.query);
    await numberOrders(deps);
    const app = await buildApp(deps, log);
    serve();
    const url = await listen(app, config);
    const warmed = config.warmsSearch
      ? warmSearch(db).catch((error: unknown) => {
          log.warn({ err: error }, 'the search could not be made ready');
        })
      : Promise.resolve();
    const stopAdmin = await listenForAdmin(deps, log);
    const stopNotifier = startNotifier(deps);
    const stopAutoAccept = startAutoAccept(deps, log);
    const stopSweeper = startSweeper(deps, log);
    const stopTown = startTown(deps, log);
    const vouchers = config.demo ? await demoVouchers(db.query) : [];
    return {
      url,
      says,
      deps,
      vouchers,
      stop: async () => {
        // balancers hear it first, and calls are served until they have
        readinessOf(db).leave();
        await sleep(config.drainMs);
        await stopAdmin();
        await app.close();
        await warmed;
        await stopTown();
        await stopAutoAccept();
        await stopSweeper();
        stopNotifier();
        await db.close();
      },
    };
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
};
