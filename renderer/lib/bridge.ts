import * as z from 'zod/mini';
import { BRIDGE_GLOBAL, bridge as calls, type Bridge } from '#shared/ipc/index.ts';
import { browserBridge } from './bridge-browser.ts';

/** The bridge as pages call it: a call without an argument takes none. */
export type PageBridge = {
  readonly [N in keyof Bridge]: Parameters<Bridge[N]>[0] extends undefined
    ? () => ReturnType<Bridge[N]>
    : Bridge[N];
};

type Raw = Record<string, (argument: unknown) => Promise<unknown>>;

/** Parses requests and replies with the contract's schemas, at both ends. */
export const parsedBridge = (raw: Raw): PageBridge =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async (argument?: unknown) => {
        const run = raw[name];
        if (!run) throw new Error(`this desktop does not know ${call.channel}`);
        return z.parse(call.reply, await run(z.parse(call.argument, argument)));
      },
    ]),
  ) as unknown as PageBridge;

const exposed = (): Raw | undefined =>
  (globalThis as unknown as Record<string, Raw | undefined>)[BRIDGE_GLOBAL];

/** The desktop, or its stand-in when the page runs in an ordinary browser tab. */
export const bridge: PageBridge = parsedBridge(exposed() ?? (browserBridge() as unknown as Raw));
