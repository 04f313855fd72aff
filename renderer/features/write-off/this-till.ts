import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { leadToDesk } from '../../domain/scanned/order-for-desk.ts';
import { api, serverNow } from '../../lib/api.ts';
import { bridge } from '../../lib/bridge.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { isLocked, noteMissedScan } from '../../lib/lock.ts';
import { connectionOf, connectionStore } from '../../lib/online.ts';
import { queryClient } from '../../lib/query.ts';
import { sessionStore, type Session } from '../../lib/session.ts';
import { KEYS, readKey, writeKey } from '../../lib/storage.ts';
import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { State, Till } from './machine/state.ts';
import { recallVerdicts, rememberVerdicts } from './recent-memory.ts';
import { createRefusedTries } from './refused-tries.ts';
import { REPEAT_MS, repeatFilter } from '../../lib/scan/repeat.ts';
import type { Scan } from '../../lib/scan/scan.ts';
import { sayVerdict } from './say-verdict.ts';
import { playSound } from '../../lib/alert/sound.ts';
import { createTill } from './till.ts';

const recordsChanged = (): void => {
  void queryClient.invalidateQueries({ queryKey: ['records'] });
};
const after = (ms: number, act: () => void): void => {
  setTimeout(act, ms);
};

const refusedTries = createRefusedTries({
  api,
  memory: {
    read: () => readKey(KEYS.refusedTries),
    write: (tries) => writeKey(KEYS.refusedTries, [...tries]),
  },
  till: () => runner.store.getState().till,
  now: serverNow,
  freshId: newRequestId,
  after,
  recordsChanged,
});

const runner = createTill({
  api,
  journal: {
    append: (entry) => bridge.journalAppend(entry),
    resolve: (requestId) => bridge.journalResolve({ requestId }),
    open: () => bridge.journalOpen(),
  },
  now: serverNow,
  freshId: newRequestId,
  play: (sound) => {
    playSound(sound);
    sayVerdict(sound, runner.store.getState());
  },
  recordsChanged,
  after,
  noteRefused: (...refused) => refusedTries.note(...refused),
});

/** The one till of this page: it outlives the screens, so that no scan and no attempt is lost between them. */
export const till = {
  send: runner.send,
  state: () => runner.store.getState(),
  subscribe: runner.store.subscribe,
};
export const useTill = <T>(pick: (state: State) => T): T => useStore(runner.store, pick);

/** The time of each source's last scan. */
export const lastScanAt = createStore<Partial<Record<Scan['source'], number>>>(() => ({}));

/** The camera sees a code many times a second; the page need not be drawn as often. */
const SCAN_NOTE_EVERY_MS = 400;

const isNew = repeatFilter();

/** When a scanner or a person gave the same code again just now (decision C9), else 0. The camera, which does so all the time, does not count. */
export const lastRepeat = createStore<number>(() => 0);

const noteRepeat = (at: number): void => {
  lastRepeat.setState(at, true);
  setTimeout(() => {
    if (lastRepeat.getState() === at) lastRepeat.setState(0, true);
  }, REPEAT_MS);
};

/** When the last verdict came, where it is a refusal on the screen, was put away, or is one of a batch that takes more: then the guest may hold up a fresh QR, and the clerk may press again. Null otherwise. */
const refusedAt = (): Instant | null => {
  const { phase, recent } = runner.store.getState();
  const takesScans = phase.name === 'idle' || (phase.name === 'batch' && !phase.isSent);
  const told = takesScans ? recent[0] : null;
  const last = phase.name === 'verdict' ? phase.verdict : told;
  return last?.kind.startsWith('refused.') ? last.at : null;
};

/** Every source ends here: the same code within 3 s is one event (decision C9). Returns whether it was a new one. */
export const takeScan = (source: Scan['source'], text: string): boolean => {
  const scan: Scan = { source, text, at: serverNow() };
  if (scan.at - (lastScanAt.getState()[source] ?? 0) > SCAN_NOTE_EVERY_MS)
    lastScanAt.setState({ [source]: scan.at });
  if (!isNew(scan, refusedAt())) {
    if (source !== 'CAMERA') {
      noteRepeat(scan.at);
      till.send({ type: 'typingEnded' });
    }
    return false;
  }
  if (isLocked()) {
    noteMissedScan();
    return false;
  }
  if (leadToDesk(text)) return false;
  till.send({ type: 'scanned', scan });
  return true;
};

const tillOf = (session: Session | null): Till | null => {
  if (
    !session?.storeId ||
    !merchantContract.groupVerifyCheck.roles?.includes(session.operator.role)
  )
    return null;
  return {
    merchantId: session.merchant.id,
    operatorId: session.operator.id,
    storeId: session.storeId,
    deviceId: session.deviceId,
  };
};

const isSame = (a: Till | null, b: Till | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether someone who may write off is at a store of this till. */
export const isManned = (): boolean => tillOf(sessionStore.getState().session) !== null;

/** Follows the operator at the till, and polls open attempts as soon as the connection is back. Started once. */
export const followSession = (): void => {
  let now: Till | null = null;
  let remembered: MerchantId | null = null;
  const follow = (): void => {
    const next = tillOf(sessionStore.getState().session);
    if (isSame(now, next)) return;
    now = next;
    // read before the till is another's: what it shows is written down as it changes
    const recent = next && next.merchantId !== remembered ? recallVerdicts(next.merchantId) : [];
    till.send(next ? { type: 'signedIn', till: next } : { type: 'signedOut' });
    if (recent.length > 0) till.send({ type: 'recalled', recent });
    void refusedTries.send();
    remembered = next?.merchantId ?? remembered;
  };
  sessionStore.subscribe(follow);
  follow();
  runner.store.subscribe((next, old) => {
    const { till: whose, recent } = next;
    // after the verdict is drawn: it must not wait for the disk
    if (whose && recent !== old.recent)
      setTimeout(() => rememberVerdicts(whose.merchantId, recent), 0);
  });
  connectionStore.subscribe((next, old) => {
    if (!now || connectionOf(next) !== 'online' || connectionOf(old) === 'online') return;
    till.send({ type: 'askNow', requestId: null });
    void refusedTries.send();
  });
};
