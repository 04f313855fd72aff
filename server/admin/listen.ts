import fs from 'node:fs';
import net from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../kit/deps.ts';
import { runCommand, type Answer } from './commands.ts';
import { adminSocket, MOST_REQUEST_CHARS, readRequest } from './socket.ts';

const TIMEOUT_MS = 60_000;
const FAULT: Answer = { refused: 'Something went wrong in the server: its log says what.' };

/** Everything that the other side sends until it has done; null when that is too much. */
const wholeText = async (line: net.Socket): Promise<string | null> => {
  line.setEncoding('utf8');
  let text = '';
  // the other direction stays open for the answer
  for await (const part of line.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    text += part;
    if (text.length > MOST_REQUEST_CHARS) return null;
  }
  return text;
};

const answerTo = async (line: net.Socket, deps: Deps, log: FastifyBaseLogger): Promise<Answer> => {
  const text = await wholeText(line);
  const wanted = text === null ? null : readRequest(text);
  if (wanted === null) return { refused: 'The server does not understand this command.' };
  const { words, flags, file } = wanted;
  // neither flags nor answers are logged: a password may be among them
  log.info({ command: words }, 'an admin command');
  const given = { flags, file: file === null ? null : Buffer.from(file, 'base64') };
  return runCommand({ deps, now: deps.clock.now(), log }, { words, given });
};

const serve = async (line: net.Socket, deps: Deps, log: FastifyBaseLogger): Promise<void> => {
  line.setTimeout(TIMEOUT_MS, () => line.destroy());
  try {
    line.end(JSON.stringify(await answerTo(line, deps, log)));
  } catch (error) {
    log.error({ err: error }, 'an admin command failed');
    line.end(JSON.stringify(FAULT));
  }
};

const listening = (server: net.Server, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Hears admin commands at a socket in the data folder that only this user may enter: beside an embedded database, which one process has. With a PostgreSQL of its own the
 * command opens that itself. Gives what ends it; commands that run are finished first.
 */
export const listenForAdmin = async (
  deps: Deps,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const place = adminSocket(deps.config.dataDir);
  if (deps.db.kind === 'postgres' || process.platform === 'win32') return () => Promise.resolve();
  if (place === null) {
    log.warn('the path of DATA_DIR is too long for a socket: admin commands need a stopped server');
    return () => Promise.resolve();
  }
  const running = new Set<Promise<void>>();
  const server = net.createServer({ allowHalfOpen: true }, (line) => {
    line.on('error', () => line.destroy());
    const work = serve(line, deps, log).finally(() => running.delete(work));
    running.add(work);
  });
  fs.mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(place.folder, 0o700);
  // left by a server that was killed: the lock of the data folder says that none runs
  fs.rmSync(place.file, { force: true });
  await listening(server, place.file);
  fs.chmodSync(place.file, 0o600);
  return async () => {
    server.close();
    await Promise.allSettled(running);
  };
};
