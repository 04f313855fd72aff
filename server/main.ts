import { inspect } from 'node:util';
import { instant } from '#shared/kernel/time.ts';
import { demoBanner } from './banner.ts';
import { readConfig } from './kit/config.ts';
import { rootNotice } from './db/pg-user.ts';
import { StartError } from './db/start-error.ts';
import { systemLog } from './plugins/logging.ts';
import { start } from './start.ts';

const STOP_WITHIN_MS = 15_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (error: unknown): never => {
  // a start that cannot go on says one sentence; anything else is a fault of ours and shows where
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = systemLog(config.logLevel);
  const onLost = (): void => {
    log.fatal('the database has ended by itself');
    process.exit(1);
  };
  const running = await start({ config, clock: { now: () => instant(Date.now()) }, log, onLost });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), config.drainMs + STOP_WITHIN_MS).unref();
    running.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // said last: whoever hears it may already ask to stop
  const notice = rootNotice();
  if (notice !== null) process.stderr.write(`${notice}\n`);
  say(running.says);
  if (config.demo) say(demoBanner(running.url, running.vouchers));
  say(`listening on ${running.url}`);
};

main().catch(fail);
