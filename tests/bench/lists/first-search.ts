import { existsSync, readFileSync } from 'node:fs';
import { startServer } from '#tests/support/server-process.ts';
import { printNote, round } from '../table.ts';
import { signed, worked, type Asked } from './list-load.ts';

const QUIET_MS = 1000;
const MOST_WAIT_MS = 60_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a process has nothing to do: what it builds beside serving is there then. Milliseconds. */
const untilIdle = async (pid: number): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < MOST_WAIT_MS) {
    const before = worked(pid);
    await sleep(QUIET_MS);
    const after = worked(pid);
    if (before === null || after === null || after - before <= QUIET_MS / 10) break;
  }
  return performance.now() - began;
};

const ask = async (url: string, asked: Asked): Promise<number> => {
  const { path, headers, body } = signed(asked, 0);
  const began = performance.now();
  await (await fetch(url + path, { method: 'POST', headers, body })).text();
  return performance.now() - began;
};

const megabytes = (pid: number): string => {
  const file = `/proc/${pid}/status`;
  const size = existsSync(file)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return size === undefined ? '' : `; the process has ${round(Number(size) / 1024, 0)} MB`;
};

/** Prints what the first search of a new process on a database takes: it builds what searches look in from its start on, beside serving. */
export const printFirstSearch = async (databaseUrl: string, asked: Asked): Promise<void> => {
  const server = await startServer({
    env: {
      DATABASE_URL: databaseUrl,
      LIMIT_ADDRESS: '0',
      LIMIT_TOKEN: '0',
      WARM_SEARCH: '1',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const waited = await untilIdle(server.pid);
    const first = await ask(server.url, asked);
    printNote(
      `The first search of a new process took ${round(first, 0)} ms, after it had built what searches look in for ${round(waited / 1000, 0)} s beside serving${megabytes(server.pid)}.`,
    );
  } finally {
    await server.remove();
  }
};
