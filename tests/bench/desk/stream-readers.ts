import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openStream } from './raw-stream.ts';

type Asked = { url: string; cursor: string; tokens: readonly string[] };

/** Reads streams in a process of its own, one for each token: what reading costs does not stand in the way of who measures. Resolves once all are open. */
export const readStreams = async (asked: Asked): Promise<{ leave: () => Promise<void> }> => {
  const child = fork(fileURLToPath(import.meta.url), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the readers ended: ${code}`)));
    child.send(asked);
  });
  return {
    leave: () => {
      child.kill();
      return left;
    },
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.once('message', (message) => {
    const { url, cursor, tokens } = message as Asked;
    void Promise.all(tokens.map((token) => openStream({ url, token, cursor }).ready)).then(() =>
      process.send!('ready'),
    );
  });
