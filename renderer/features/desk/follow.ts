import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { eventStream } from '#shared/client/event-stream.ts';
import { deskMessage } from '#shared/contract/merchant/desk.ts';
import { connectionStore } from '../../lib/online.ts';
import { api } from './api.ts';
import type { Changes } from './board.ts';

/** The server writes every 15 seconds: after two of them without a word the line is dead. */
const SILENCE_MS = 35_000;
const RETRY_MS = 2_000;

/** Whether a stream brings what happens; while none does, the till asks for it. */
const liveStore = createStore<boolean>(() => false);
export const useIsLive = (): boolean => useStore(liveStore);

const waited = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The board that a stream follows. `cursor`: how far it is known; '' while there is nothing to follow. */
export type Followed = {
  cursor(): string;
  /** Takes in what happened since a cursor. */
  take(asked: string, changes: Changes): void;
  /** Reads the board anew. */
  renew(): Promise<unknown>;
};

/** One stream, from the board's cursor on; it ends with the network, and where the board has moved on without it. */
const streamOnce = async (board: Followed, signal: AbortSignal): Promise<void> => {
  const own = new AbortController();
  const end = (): void => own.abort();
  signal.addEventListener('abort', end);
  const unwatch = connectionStore.subscribe(({ hasNetwork }) => {
    if (!hasNetwork) end();
  });
  let asked = board.cursor();
  try {
    const { over } = await api.merchantDeskStream(
      { cursor: asked },
      {
        signal: own.signal,
        timeoutMs: SILENCE_MS,
        transport: eventStream(globalThis, ({ data }) => {
          const read = z.safeDecode(deskMessage, data as never);
          if (!read.success || board.cursor() !== asked) return end();
          board.take(asked, read.data);
          asked = read.data.cursor;
          liveStore.setState(true, true);
        }),
      },
    );
    if (over === 'GAP') await board.renew();
  } finally {
    unwatch();
    signal.removeEventListener('abort', end);
    liveStore.setState(false, true);
  }
};

/** Keeps a board up to date by a stream; opens another when one ends, until `signal` is aborted. */
export const follow = async (board: Followed, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    // why a stream ended is of no matter: the till asks by itself until the next one begins
    if (board.cursor() !== '') await streamOnce(board, signal).catch(() => undefined);
    if (!signal.aborted) await waited(RETRY_MS, signal);
  }
};
