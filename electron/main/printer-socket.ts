import { Socket } from 'node:net';
import type { PrintOutcome } from '#shared/ipc/printing.ts';

type Job = { host: string; port: number; data: Uint8Array };
/** A printer that does not close its end is left after so long. */
const LINGER_MS = 1500;

type Patience = { connectMs: number; takeMs: number };

/** Sends raw bytes to a printer, as it takes them on port 9100. `off`: no answer at that address. `failed`: the connection broke, or the printer takes no data (out of paper). Resolves once all was sent and the connection is closed. */
export const sendToPrinter = (
  { host, port, data }: Job,
  { connectMs, takeMs }: Patience = { connectMs: 3000, takeMs: 10_000 },
): Promise<PrintOutcome> =>
  new Promise((resolve) => {
    const socket = new Socket();
    let isThere = false;
    const end = (outcome: PrintOutcome): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    let timer = setTimeout(() => end('off'), connectMs);
    socket.on('error', () => end(isThere ? 'failed' : 'off'));
    socket.on('close', (hadError) => end(isThere && !hadError ? 'done' : 'off'));
    // a printer's own status is not read here
    socket.on('data', () => undefined);
    socket.connect(port, host, () => {
      isThere = true;
      clearTimeout(timer);
      timer = setTimeout(() => end('failed'), takeMs);
      // destroying at once would cut off what is still on its way
      socket.end(data, () => {
        clearTimeout(timer);
        timer = setTimeout(() => end('done'), LINGER_MS);
      });
    });
  });
