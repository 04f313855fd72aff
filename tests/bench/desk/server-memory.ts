import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '#tests/support/server-process.ts';

/** Runs in the server from its start: collects garbage when it is signalled, and writes what it still holds. */
const WATCH = `
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
process.on('SIGUSR2', () => {
  const collect = runInNewContext('gc');
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write('holds ' + (heapUsed + external) + ' bytes\\n');
});`;

/** For a server that is to be asked by `heldMb`. */
export const TELLS_MEMORY = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(WATCH)}`,
};

/** Megabytes that a server holds after its garbage was collected. */
export const heldMb = async (server: ServerProcess): Promise<number> => {
  const told = (): string[] =>
    [...server.log().matchAll(/^holds (\d+) bytes$/gm)].map(([, n]) => n!);
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  while (told().length === before) await sleep(20);
  return Number(told().at(-1)) / 1e6;
};

/** Megabytes of a process as the system counts them; none where it does not tell. */
export const residentMb = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024) / 1e6;
};
