import net from 'node:net';
import { StartError } from '../db/start-error.ts';
import type { Given } from './command.ts';
import { adminSocket, readAnswer, writeRequest, type AdminAnswer } from './socket.ts';

/** Nobody listens: no server runs on this data folder. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR']);

/** Has the server that runs on a data folder run a command; null when none runs there. */
export const askServer = async (
  dataDir: string,
  { words, given }: { words: string; given: Given },
): Promise<AdminAnswer | null> => {
  const place = adminSocket(dataDir);
  if (place === null) return null;
  const line = net.connect({ path: place.file, allowHalfOpen: true });
  line.setEncoding('utf8');
  try {
    await new Promise<void>((resolve, reject) => {
      line.once('connect', resolve).once('error', reject);
    });
  } catch (error) {
    if (NOBODY.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  const file = given.file === null ? null : Buffer.from(given.file).toString('base64');
  line.end(writeRequest({ words, flags: given.flags, file }));
  let text = '';
  for await (const part of line as AsyncIterable<string>) text += part;
  if (text === '')
    throw new StartError('The server ended before it answered: look what it did, and try again.');
  return readAnswer(text);
};
