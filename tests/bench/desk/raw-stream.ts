import { request } from 'node:http';
import { contract } from '#shared/contract/index.ts';
import { signed } from '../lists/list-load.ts';

type Read = { url: string; token: string; cursor: string };
export type RawStream = { ready: Promise<void>; leave: () => void };

/** A reader of a store's stream that throws away what it reads, so that many of them take little of the machine. */
export const openStream = ({ url, token, cursor }: Read): RawStream => {
  const asked = { path: contract.merchantDeskStream.path, body: () => ({ cursor }) };
  const { method, path, headers, body } = signed(asked, 0, { token });
  const call = request(`${url}${path}`, { method, headers, agent: false });
  const ready = new Promise<void>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`a stream was refused: ${reply.statusCode}`));
      const first = (piece: Buffer): void => {
        if (!piece.includes('event: changes')) return;
        reply.off('data', first);
        reply.resume();
        resolve();
      };
      reply.on('data', first);
      // it is left in the middle
      reply.on('error', () => undefined);
    });
  });
  call.end(body);
  return { ready, leave: () => call.destroy() };
};
