import * as z from 'zod/mini';
import type { CustomerView } from '#shared/ipc/customer-view.ts';
import { DISPLAY_GLOBAL, displayBridge } from '#shared/ipc/display.ts';

/** A guest has this long to read what was used, also when the clerk is quick. */
export const THANKS_MS = 6000;
const AGAIN_MS = 2000;

type Exposed = { readonly nextCustomerView: (argument: { seen: number }) => Promise<unknown> };
const exposed = (): Exposed | undefined =>
  (globalThis as unknown as Record<string, Exposed | undefined>)[DISPLAY_GLOBAL];
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** How long a view waits behind the one before it: only the way back from thanks to the welcome does. */
export const waitBefore = (
  next: CustomerView,
  shown: { view: CustomerView; at: number } | null,
  now: number,
): number =>
  shown?.view.kind === 'done' && next.kind === 'welcome'
    ? Math.max(0, shown.at + THANKS_MS - now)
    : 0;

/** Fetches from main what to show, for as long as the page is open; a message that breaks the contract is not shown. */
export const followViews = (show: (view: CustomerView) => void): void => {
  let shown: { view: CustomerView; at: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (view: CustomerView): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        shown = { view, at: performance.now() };
        show(view);
      },
      waitBefore(view, shown, performance.now()),
    );
  };
  const follow = async (): Promise<never> => {
    for (let seen = 0; ;) {
      try {
        const { seq, view } = z.parse(
          displayBridge.nextCustomerView.reply,
          await exposed()?.nextCustomerView({ seen }),
        );
        seen = seq;
        if (view) take(view);
        else await pause(AGAIN_MS);
      } catch {
        await pause(AGAIN_MS);
      }
    }
  };
  void follow();
};
