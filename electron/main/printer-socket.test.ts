import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendToPrinter } from './printer-socket.ts';

let server: Server | undefined;
const listen = (onSocket: (socket: Socket) => void): Promise<number> =>
  new Promise((resolve) => {
    server = createServer(onSocket).listen(0, '127.0.0.1', () =>
      resolve((server!.address() as AddressInfo).port),
    );
  });
afterEach(() => {
  server?.close();
});

const QUICK = { connectMs: 300, takeMs: 300 };

describe('a printer in the network', () => {
  it('gets every byte, in order', async () => {
    const data = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256);
    const got: Buffer[] = [];
    let heardAll = (): void => undefined;
    const all = new Promise<void>((resolve) => {
      heardAll = resolve;
    });
    const port = await listen((socket) => {
      socket.on('data', (piece) => got.push(piece)).on('close', heardAll);
    });
    expect(await sendToPrinter({ host: '127.0.0.1', port, data })).toBe('done');
    await all;
    expect(Buffer.concat(got).equals(Buffer.from(data))).toBe(true);
  });

  it('that is off is reported as off', async () => {
    const port = await listen(() => undefined);
    await new Promise((resolve) => {
      server!.close(resolve);
    });
    expect(await sendToPrinter({ host: '127.0.0.1', port, data: new Uint8Array(9) }, QUICK)).toBe(
      'off',
    );
  });

  it('that takes nothing (no paper) has failed, and is let go', async () => {
    const port = await listen((socket) => {
      socket.pause();
    });
    expect(
      await sendToPrinter({ host: '127.0.0.1', port, data: new Uint8Array(30_000_000) }, QUICK),
    ).toBe('failed');
  });
});
