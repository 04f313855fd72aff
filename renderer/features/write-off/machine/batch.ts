import type { Scan } from '../../../lib/scan/scan.ts';
import { dequeue, enqueue } from '../scan/queue.ts';
import type { Batch } from './batch-outcome.ts';
import {
  beginAttempt,
  chooseIn,
  ITEMS_MOST,
  scannedOf,
  tick,
  unticked,
  usesLeft,
  voucherOnCard,
} from './confirm.ts';
import {
  andThen,
  step,
  type BatchEntry,
  type Card,
  type Phase,
  type State,
  type Step,
  type WriteOffEvent,
} from './state.ts';
import {
  kindOfFailure,
  makeVerdict,
  noteOf,
  remember,
  shownScan,
  soundOf,
  noted,
  toldHere,
  type VerdictParts,
} from './verdict.ts';

/** Orders that one confirm may hold: a large family at the counter. */
export const BATCH_MOST = 10;
/** An Enter just after a new card appeared confirms nothing. */
const STRAY_ENTER_MS = 400;

/** An order that waits for the confirm. */
export const isOpen = (entry: BatchEntry): entry is BatchEntry & { card: Card } =>
  entry.card !== null && entry.requestId === null && entry.outcome === null;
/** What a confirm would send. */
export const isChosen = (entry: BatchEntry): entry is BatchEntry & { card: Card } =>
  isOpen(entry) && Object.keys(entry.selection).length > 0;

const put = (state: State, phase: Batch, entries: readonly BatchEntry[]): State => ({
  ...state,
  phase: { ...phase, entries },
});
const change = (state: State, phase: Batch, key: number, over: Partial<BatchEntry>): Step =>
  step(
    put(
      state,
      phase,
      phase.entries.map((entry) => (entry.key === key ? { ...entry, ...over } : entry)),
    ),
  );

/** The card on the screen becomes the first of several; scans that wait are taken in. */
export const startBatch = (
  state: State,
  { scan, card, selection, ticked, shownAt }: Extract<Phase, { name: 'confirm' }>,
): Step => {
  const first: BatchEntry = {
    key: state.nextKey,
    scan,
    card,
    selection,
    ticked,
    requestId: null,
    outcome: null,
  };
  return takeWaiting({
    ...state,
    nextKey: state.nextKey + 1,
    phase: { name: 'batch', entries: [first], lookingUp: null, shownAt, isSent: false },
  });
};

/** A scan that cannot be used is listed with its reason, and stops nothing. */
const refuse = (state: State, phase: Batch, scan: Scan, parts: VerdictParts): Step => {
  const outcome = makeVerdict(state.nextKey, {
    source: scan.source,
    shown: shownScan(scan),
    ...parts,
  });
  const entry: BatchEntry = {
    key: outcome.key,
    scan,
    card: null,
    selection: {},
    ticked: [],
    requestId: null,
    outcome,
  };
  return step(
    {
      ...remember(put(state, phase, [...phase.entries, entry]), outcome),
      nextKey: state.nextKey + 1,
    },
    soundOf(outcome),
  );
};

const takeIn = (state: State, phase: Batch, scan: Scan): Step => {
  for (const entry of phase.entries.filter(isOpen)) {
    const voucher = voucherOnCard(entry, scan);
    if (voucher && voucher.redeemable && usesLeft(voucher) > 0) {
      return voucher.voucherId in entry.selection
        ? step(state)
        : change(state, phase, entry.key, {
            selection: chooseIn(state, entry, voucher.voucherId, 1),
          });
    }
  }
  if (phase.entries.filter(isOpen).length >= BATCH_MOST)
    return step({ ...state, missed: scan }, { type: 'sound', sound: 'unsure' });
  const told = toldHere(scan);
  if (told)
    return noted(refuse(state, phase, scan, { kind: told.kind, at: scan.at }), scan, told.reason);
  const turn = state.turn + 1;
  return step(
    { ...state, turn, missed: null, phase: { ...phase, lookingUp: { turn, scan } } },
    { type: 'lookUp', turn, scan },
  );
};

/** Scans that came while one was looked up, in their order. */
function takeWaiting(state: State): Step {
  const { phase } = state;
  if (phase.name !== 'batch' || phase.isSent || phase.lookingUp) return step(state);
  const { next, queue } = dequeue(state.queue);
  return next ? andThen(takeIn({ ...state, queue }, phase, next), takeWaiting) : step(state);
}

/** A scan while the batch is being put together: one more order, or a voucher of one that is there. */
export const scanIntoBatch = (state: State, phase: Batch, scan: Scan): Step => {
  const { queue, isFull } = enqueue(state.queue, scan);
  if (isFull) return step({ ...state, missed: scan }, { type: 'sound', sound: 'unsure' });
  return takeWaiting({ ...state, queue, phase });
};

/** The order joins the others. One that is listed already is brought up to date, with what was chosen and what was scanned now. */
const onLookedUp = (
  state: State,
  phase: Batch,
  { card, turn, at }: Extract<WriteOffEvent, { type: 'lookedUp' }>,
): Step => {
  if (phase.lookingUp?.turn !== turn) return step(state);
  const { scan } = phase.lookingUp;
  const same = phase.entries.find((entry) => isOpen(entry) && entry.card.orderId === card.orderId);
  // what was chosen of a table stays as it is, but for the voucher that is scanned now
  const chosen = scannedOf(state, same ? { ...card, isTable: false } : card);
  const still = Object.fromEntries(
    Object.entries(same?.selection ?? {}).filter(([voucherId, times]) =>
      card.vouchers.some(
        (voucher) =>
          voucher.voucherId === voucherId && voucher.redeemable && usesLeft(voucher) >= times,
      ),
    ),
  );
  const entry: BatchEntry = {
    key: same?.key ?? state.nextKey,
    scan,
    card,
    selection: Object.keys(still).length < ITEMS_MOST ? { ...chosen, ...still } : still,
    ticked: same?.ticked ?? [],
    requestId: null,
    outcome: null,
  };
  const entries = same
    ? phase.entries.map((one) => (one.key === same.key ? entry : one))
    : [...phase.entries, entry];
  return takeWaiting({
    ...state,
    nextKey: state.nextKey + 1,
    phase: { ...phase, entries, lookingUp: null, shownAt: at },
  });
};

const onLookUpFailed = (
  state: State,
  phase: Batch,
  { failure, turn, at }: Extract<WriteOffEvent, { type: 'lookUpFailed' }>,
): Step => {
  if (phase.lookingUp?.turn !== turn) return step(state);
  const kind = kindOfFailure(failure);
  const { scan } = phase.lookingUp;
  return andThen(
    refuse(state, { ...phase, lookingUp: null }, scan, {
      kind,
      at,
      label: failure.data?.productName ?? '',
      note: noteOf(kind, failure.note),
      data: failure.data,
    }),
    takeWaiting,
  );
};

const onChosen = (
  state: State,
  phase: Batch,
  { voucherId, times }: Extract<WriteOffEvent, { type: 'chosen' }>,
): Step => {
  const entry = phase.entries.find(
    (one) => isOpen(one) && one.card.vouchers.some((voucher) => voucher.voucherId === voucherId),
  );
  return entry && isOpen(entry)
    ? change(state, phase, entry.key, { selection: chooseIn(state, entry, voucherId, times) })
    : step(state);
};

const onTicked = (
  state: State,
  phase: Batch,
  { orderId, noteId, isOn }: Extract<WriteOffEvent, { type: 'ticked' }>,
): Step => {
  const entry = phase.entries.find((one) => isOpen(one) && one.card.orderId === orderId);
  return entry
    ? change(state, phase, entry.key, { ticked: tick(entry.ticked, noteId, isOn) })
    : step(state);
};

/** Whether the batch can go: something is chosen, nothing is being looked up, and every note that requires a tick is ticked. */
export const canConfirmBatch = ({ entries, lookingUp, isSent }: Batch): boolean => {
  const chosen = entries.filter(isChosen);
  return (
    !isSent &&
    lookingUp === null &&
    chosen.length > 0 &&
    chosen.every(({ card, ticked }) => unticked(card, ticked).length === 0)
  );
};

/** One confirm, one attempt and one request id an order (decision B3): each is all or nothing, none waits for another. */
const onConfirmed = (
  state: State,
  phase: Batch,
  { requestIds, at }: Extract<WriteOffEvent, { type: 'batchConfirmed' }>,
): Step => {
  const { till } = state;
  const chosen = phase.entries.filter(isChosen);
  if (
    !till ||
    !canConfirmBatch(phase) ||
    at - phase.shownAt < STRAY_ENTER_MS ||
    requestIds.length < chosen.length
  )
    return step(state);
  const ids = new Map(chosen.map(({ key }, index) => [key, requestIds[index]!]));
  const kept = phase.entries
    .filter((entry) => !isOpen(entry) || ids.has(entry.key))
    .map((entry): BatchEntry => ({ ...entry, requestId: ids.get(entry.key) ?? null }));
  const sent: State = { ...state, phase: { ...phase, entries: kept, isSent: true } };
  return chosen.reduce<Step>(
    (sofar, { key, scan, card, selection, ticked }) =>
      andThen(sofar, (next) =>
        beginAttempt(next, till, { scan, card, selection, ticked, requestId: ids.get(key)!, at }),
      ),
    step(sent),
  );
};

/** What an event makes of a batch that is being put together. Once it is on its way, nothing here changes it. */
export const onBatch = (state: State, phase: Batch, event: WriteOffEvent): Step => {
  if (phase.isSent) return step(state);
  switch (event.type) {
    case 'lookedUp':
      return onLookedUp(state, phase, event);
    case 'lookUpFailed':
      return onLookUpFailed(state, phase, event);
    case 'chosen':
      return onChosen(state, phase, event);
    case 'ticked':
      return onTicked(state, phase, event);
    case 'removed':
      return step(
        put(
          state,
          phase,
          phase.entries.filter(({ key }) => key !== event.key),
        ),
      );
    case 'batchConfirmed':
      return onConfirmed(state, phase, event);
    default:
      return step(state);
  }
};
