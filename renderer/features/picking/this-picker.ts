import { useStore } from 'zustand';
import { errorText } from '#shared/i18n/error-text.ts';
import type { PickId, StoreId } from '#shared/kernel/ids.ts';
import { playSound } from '../../lib/alert/sound.ts';
import { serverNow } from '../../lib/api.ts';
import { t } from '../../lib/i18n.ts';
import { connectionOf, connectionStore } from '../../lib/online.ts';
import { currentSession, sessionStore } from '../../lib/session.ts';
import { keptPicks, ownerOf, type KeptScan } from '../../lib/storage-picks.ts';
import { isWaiting, keptScans } from './kept-scans.ts';
import { knownPick, sendAct, type Act, type Pick } from './queries.ts';
import { withWaiting } from './with-waiting.ts';

const ownerNow = (): string | null => {
  const session = currentSession();
  return session && ownerOf(session);
};

const kept = keptScans({
  disk: keptPicks(),
  send: ({ requestId, pickId, at, ean, orderId, lineId }) =>
    sendAct({
      requestId,
      pickId,
      at,
      ...(ean !== undefined && { ean }),
      ...(orderId !== undefined && { orderId }),
      ...(lineId !== undefined && { lineId }),
    }),
  now: serverNow,
  hasNetwork: () => connectionStore.getState().hasNetwork,
  // a locked tab has no token
  sender: () => (currentSession()?.token === '' ? null : ownerNow()),
  sentence: (error) => errorText(error, t),
  onFault: () => playSound('refused', 1),
});

export const dismissScans = kept.dismiss;

/** Follows who is signed in and whether the server answers, on every page. */
export const watchKept = (): void => {
  let owner = ownerNow();
  void kept.open(owner);
  sessionStore.subscribe(() => {
    if (ownerNow() === owner) return;
    owner = ownerNow();
    void kept.open(owner);
  });
  connectionStore.subscribe((now) => {
    if (connectionOf(now) === 'online') void kept.flush();
  });
};

/** What this person keeps of a store. */
export const useKept = (storeId: StoreId): readonly KeptScan[] =>
  useStore(kept.store).filter((scan) => scan.storeId === storeId);

/** Whether the next scan may go to the server at once: it answers, and none waits before it. */
export const isDirect = (): boolean =>
  connectionOf(connectionStore.getState()) === 'online' && !kept.store.getState().some(isWaiting);

/** A list with what is in the bag by now; null where this till knows no such list. */
export const pickByNow = (pickId: PickId): Pick | null => {
  const pick = knownPick(pickId);
  return pick && withWaiting(pick, kept.store.getState().filter(isWaiting));
};

/** Keeps an act until the server answers again. */
export const keepAct = async (
  act: Act,
  { storeId, ...more }: Pick_ & { storeId: StoreId },
): Promise<void> => {
  const owner = ownerNow();
  if (owner === null) return;
  await kept.add({ ...act, ...more, storeId, owner, state: 'WAITS', sentence: '' });
  void kept.flush();
};
type Pick_ = { number: string; name: string; isTried: boolean };
