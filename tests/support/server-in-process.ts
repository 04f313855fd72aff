import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Clock } from '#shared/kernel/clock.ts';
import { instant } from '#shared/kernel/time.ts';
import { readConfig } from '#server/kit/config.ts';
import { systemLog } from '#server/plugins/logging.ts';
import { start, type Running } from '#server/start.ts';
import { copyFolder } from './copy-folder.ts';
import { testClient, type TestClient } from './server-client.ts';

export type InProcess = Running & {
  client(facts?: Omit<Parameters<typeof testClient>[0], 'url'>): TestClient;
  dataDir: string;
};
/** `town`: a data folder to begin with a copy of. */
type Wanted = {
  databaseUrl?: string | undefined;
  dataDir?: string;
  town?: string | null | undefined;
  clock?: Clock;
  env?: Readonly<Record<string, string>>;
};

/** The whole server in this process, listening on a free port, with the demonstration town. Limits and waits that would only slow tests down are off unless `env` sets them, and the town stands still: a test that wants it at work steps it (`townSimulator`). */
export const startInProcess = async ({
  databaseUrl,
  dataDir,
  town,
  clock,
  env,
}: Wanted = {}): Promise<InProcess> => {
  const own = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'senado-test-'));
  if (town) copyFolder(town, own);
  const config = readConfig({
    PORT: '0',
    DEMO: '1',
    DEMO_PACE: '0',
    DATA_DIR: own,
    LIMIT_ADDRESS: '0',
    LIMIT_TOKEN: '0',
    UNPAID_ORDERS: '0',
    // tests write goods of their own before they search
    WARM_SEARCH: '0',
    LOGIN_CODE_WAIT_SECONDS: '0',
    LOGIN_CODES_PER_DAY: '10000',
    LOGIN_CODES_PER_ADDRESS: '0',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const running = await start({
    config,
    clock: clock ?? { now: () => instant(Date.now()) },
    log: systemLog(config.logLevel),
    onLost: () => undefined,
  });
  return {
    ...running,
    dataDir: own,
    client: (facts) => testClient({ url: running.url, ...(clock && { clock }), ...facts }),
    stop: async () => {
      await running.stop();
      if (dataDir === undefined) fs.rmSync(own, { recursive: true, force: true });
    },
  };
};
