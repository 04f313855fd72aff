import type { DesktopSignal } from '#shared/ipc/shell.ts';

type SignalType = DesktopSignal['type'];
type Listener<T extends SignalType> = (signal: Extract<DesktopSignal, { type: T }>) => void;
const listeners: { readonly [T in SignalType]: Set<Listener<T>> } = {
  voucher: new Set(),
  woke: new Set(),
  chosen: new Set(),
};

/** Listens to a signal of the desktop: a link, a wake from sleep, a choice in its menu. Returns the removal. */
export const onDesktop = <T extends SignalType>(type: T, listener: Listener<T>): (() => void) => {
  const those = listeners[type] as Set<Listener<T>>;
  those.add(listener);
  return () => those.delete(listener);
};

const dispatch = <T extends SignalType>(signal: Extract<DesktopSignal, { type: T }>): void => {
  for (const listener of listeners[signal.type] as Set<Listener<T>>) listener(signal);
};

type Ports = {
  readonly next: (argument: {
    seen: number;
  }) => Promise<{ seq: number; signal: DesktopSignal | null }>;
  readonly pause: (ms: number) => Promise<void>;
};
const RETRY_MS = 2000;

/** Fetches signals one by one for as long as the page is open. */
export const followDesktop = async ({ next, pause }: Ports): Promise<never> => {
  for (let seen = 0; ;) {
    try {
      const { seq, signal } = await next({ seen });
      seen = seq;
      if (signal) dispatch(signal);
      else await pause(RETRY_MS);
    } catch {
      await pause(RETRY_MS);
    }
  }
};
