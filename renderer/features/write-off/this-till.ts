import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { contract } from '#shared/contract/index.ts';
import { api, serverNow } from '../../lib/api.ts';
import { bridge } from '../../lib/bridge.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { isLocked, noteMissedScan } from '../../lib/lock.ts';
import { connectionOf, connectionStore } from '../../lib/online.ts';
import { queryClient } from '../../lib/query.ts';
import { sessionStore, type Session } from '../../lib/session.ts';
import type { State, Till } from './machine/state.ts';
import { repeatFilter } from './scan/repeat.ts';
import type { Scan } from '../../lib/scan/scan.ts';
import { playSound } from './sound.ts';
import { createTill } from './till.ts';

const runner = createTill({
  api,
  journal: { append: (entry) => bridge.journalAppend(entry), resolve: (requestId) => bridge.journalResolve({ requestId }), open: () => bridge.journalOpen() },
  now: serverNow,
  freshId: newRequestId,
  play: playSound,
  recordsChanged: () => { void queryClient.invalidateQueries({ queryKey: ['records'] }); },
  after: (ms, act) => { setTimeout(act, ms); },
});

/** The one till of this page: it lives on while screens come and go, so that no scan and no attempt is lost between them. */
export const till = { send: runner.send, state: () => runner.store.getState() };
export const useTill = <T>(pick: (state: State) => T): T => useStore(runner.store, pick);

/** When each source was heard last. */
export const lastHeard = createStore<Partial<Record<Scan['source'], number>>>(() => ({}));

/** The camera sees a code many times a second; the page need not be drawn as often. */
const HEARD_EVERY_MS = 400;

const isNew = repeatFilter();

/** Every source ends here: the same code within 3 s is one event (decision C9). Says whether it was a new one. */
export const takeScan = (source: Scan['source'], text: string): boolean => {
  const scan: Scan = { source, text, at: serverNow() };
  if (scan.at - (lastHeard.getState()[source] ?? 0) > HEARD_EVERY_MS) lastHeard.setState({ [source]: scan.at });
  if (!isNew(scan)) return false;
  if (isLocked()) {
    noteMissedScan();
    return false;
  }
  till.send({ type: 'scanned', scan });
  return true;
};

const tillOf = (session: Session | null): Till | null => {
  if (!session?.storeId || !contract.groupVerifyCheck.roles?.includes(session.operator.role)) return null;
  return { merchantId: session.merchant.id, operatorId: session.operator.id, storeId: session.storeId, deviceId: session.deviceId };
};

const isSame = (a: Till | null, b: Till | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether someone who may write off is at a store of this till. */
export const isManned = (): boolean => tillOf(sessionStore.getState().session) !== null;

/** Follows who is at the till, and asks at once about what is open when the line is back. Started once. */
export const followSession = (): void => {
  let now: Till | null = null;
  const follow = (): void => {
    const next = tillOf(sessionStore.getState().session);
    if (isSame(now, next)) return;
    now = next;
    till.send(next ? { type: 'signedIn', till: next } : { type: 'signedOut' });
  };
  sessionStore.subscribe(follow);
  follow();
  connectionStore.subscribe((next, old) => {
    if (now && connectionOf(next) === 'online' && connectionOf(old) !== 'online') till.send({ type: 'askNow', requestId: null });
  });
};
