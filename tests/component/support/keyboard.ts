import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { keysOf, type Burst } from './scanner-keys.ts';

/** The browser's keyboard, whose keys carry times of their own. */
export const keyboard = async (): Promise<CDPSession> => {
  const session: CDPSession = cdp();
  // the session is made by its first command; keys that came with it would overtake one another
  await session.send('Input.setIgnoreInputEvents', { ignore: false });
  return session;
};

type Scan = Burst & {
  /** When the scanner pressed its first key; now, unless told otherwise. */
  startMs?: number;
  /** The machine delivers so many keys, and the others so long after; their own times know nothing of it. */
  stall?: { after: number; ms: number };
};

/** Keys of a keyboard scanner, then Enter; they carry the scanner's own times, so that a busy machine does not slow it down. */
export const scan = async (
  text: string,
  { startMs = Date.now(), stall, ...burst }: Scan = {},
): Promise<void> => {
  const session = await keyboard();
  const keys = keysOf(text, startMs, burst);
  const press = (some: typeof keys): Promise<unknown> =>
    Promise.all(some.flat().map((key) => session.send('Input.dispatchKeyEvent', key)));
  await press(keys.slice(0, stall?.after));
  if (stall === undefined) return;
  await new Promise((done) => setTimeout(done, stall.ms));
  await press(keys.slice(stall.after));
};

const REST_MS = 300;

/** A person types, a key each so many milliseconds by the keyboard's own clock, and rests since. */
export const typeByHand = async (text: string, gapMs = 90): Promise<void> => {
  const session = await keyboard();
  const start = Date.now() - text.length * gapMs - REST_MS;
  for (const key of keysOf(text, start, { gapMs, suffix: 'none' }).flat())
    await session.send('Input.dispatchKeyEvent', key);
};
