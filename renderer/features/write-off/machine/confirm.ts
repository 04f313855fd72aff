import type { JournalEntry } from '#shared/ipc/journal.ts';
import type { RequestId, VoucherId } from '#shared/kernel/ids.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { readScan, maskCode } from '#shared/voucher/code.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import { vouchersInDoubt } from './attempt.ts';
import {
  step,
  type Attempt,
  type Card,
  type CardVoucher,
  type CheckBody,
  type Phase,
  type Selection,
  type StaffNote,
  type State,
  type Step,
  type Ticked,
  type Till,
  type WriteOffEvent,
} from './state.ts';

/** Vouchers that one confirm may hold (decision B3). */
export const ITEMS_MOST = 10;
/** A token is not used in its last moments: it would end on the way. */
const TOKEN_MARGIN_MS = 3000;
/** A card that appeared automatically is not confirmed by an Enter that was meant for the one before. */
const STRAY_ENTER_MS = 400;

type Confirm = Extract<Phase, { name: 'confirm' }>;

export const usesLeft = ({ timesTotal, timesUsed }: CardVoucher): number =>
  Math.max(0, timesTotal - timesUsed);

/** Whether a voucher of the card can be chosen: the server allows it, uses are left, and no attempt on it is without an answer. */
export const canChoose = (state: State, voucher: CardVoucher): boolean =>
  voucher.redeemable && usesLeft(voucher) > 0 && !vouchersInDoubt(state).has(voucher.voucherId);

/** The vouchers of a table: one for each booked guest, the scanned one first; all of them where none are booked. */
const tableOf = ({ booking }: Card, vouchers: readonly CardVoucher[]): Selection => {
  const ids = [...new Set(vouchers.map(({ voucherId }) => voucherId))];
  const most = Math.min(ITEMS_MOST, booking?.partySize ?? ITEMS_MOST);
  return Object.fromEntries(ids.slice(0, most).map((voucherId) => [voucherId, 1]));
};

/** What is chosen at first: what was scanned, with it the others of a table that is scanned; of an order that was searched for, its only voucher. */
export const scannedOf = (state: State, card: Card): Selection => {
  const usable = card.vouchers.filter((voucher) => canChoose(state, voucher));
  const isScan = card.vouchers.some(({ scanned }) => scanned);
  const only = usable.length === 1 ? usable[0] : undefined;
  const wanted = isScan ? usable.find(({ scanned }) => scanned) : only;
  if (card.isTable && isScan && wanted) return tableOf(card, [wanted, ...usable]);
  return wanted ? { [wanted.voucherId]: 1 } : {};
};

/** Notes that must be ticked and are not. */
export const unticked = ({ attention }: Card, ticked: Ticked): readonly StaffNote[] =>
  attention.filter(({ id, mustConfirm }) => mustConfirm && !ticked.includes(id));

export const tick = (ticked: Ticked, noteId: string, isOn: boolean): Ticked =>
  isOn ? [...new Set([...ticked, noteId])] : ticked.filter((id) => id !== noteId);

const SCANNERS: readonly Scan['source'][] = ['CAMERA', 'WEDGE'];

/**
 * Whether a scan redeems without a confirmation (table A, row 5): the store has it on, a scanner read the code, and there is nothing to decide or to check: one voucher that can be redeemed, of one use. What was
 * typed or searched for always gets its card.
 */
export const isFastCase = (state: State, { source }: Scan, card: Card): boolean => {
  const usable = card.vouchers.filter(({ redeemable }) => redeemable);
  const [only] = usable;
  return (
    card.fastMode &&
    SCANNERS.includes(source) &&
    usable.length === 1 &&
    only!.scanned &&
    only!.timesTotal === 1 &&
    canChoose(state, only!) &&
    unticked(card, []).length === 0
  );
};

export const openCard = (
  state: State,
  { scan, isQueued }: Extract<Phase, { name: 'lookingUp' }>,
  { card, at }: Extract<WriteOffEvent, { type: 'lookedUp' }>,
): Confirm => ({
  name: 'confirm',
  scan,
  card,
  selection: scannedOf(state, card),
  ticked: [],
  shownAt: at,
  tokenUntil: plus(at, card.prepareTokenUntil - card.serverTime - TOKEN_MARGIN_MS),
  isQueued,
  hasChanged: false,
});

/** Whether what was chosen before can be chosen in the same way now. */
export const isStillGood = (state: State, selection: Selection, card: Card): boolean =>
  Object.entries(selection).every(([voucherId, times]) =>
    card.vouchers.some(
      (voucher) =>
        voucher.voucherId === voucherId && canChoose(state, voucher) && usesLeft(voucher) >= times,
    ),
  );

/** A selection with some uses of one voucher, never more than are left, nor of more vouchers than one confirm holds. */
export const chooseIn = (
  state: State,
  { card, selection }: Pick<Confirm, 'card' | 'selection'>,
  voucherId: VoucherId,
  times: number,
): Selection => {
  const voucher = card.vouchers.find((one) => one.voucherId === voucherId);
  if (!voucher || !canChoose(state, voucher)) return selection;
  const { [voucherId]: before = 0, ...others } = selection;
  if (before === 0 && times > 0 && Object.keys(others).length >= ITEMS_MOST) return selection;
  const wanted = Math.min(Math.max(0, Math.trunc(times)), usesLeft(voucher));
  return wanted === 0 ? others : { ...others, [voucherId]: wanted };
};

export const choose = (state: State, phase: Confirm, voucherId: VoucherId, times: number): Step => {
  const selection = chooseIn(state, phase, voucherId, times);
  return selection === phase.selection
    ? step(state)
    : step({ ...state, phase: { ...phase, selection, hasChanged: false } });
};

/** The voucher of the open card that a scan means, if it is one of the same order. */
export const voucherOnCard = (
  { card }: Pick<Confirm, 'card'>,
  { text }: Scan,
): CardVoucher | undefined => {
  const read = readScan(text);
  if (read.kind === 'qr')
    return card.vouchers.find(({ voucherId }) => voucherId === read.qr.voucherId);
  return read.kind === 'code'
    ? card.vouchers.find(({ codeMask }) => codeMask === maskCode(read.code))
    : undefined;
};

type Made = Pick<Confirm, 'scan' | 'card' | 'selection' | 'ticked'> & {
  requestId: RequestId;
  at: Instant;
  isFast?: boolean;
};

const bodyFor = (
  till: Till,
  { scan, card, selection, ticked, requestId, isFast = false }: Made,
): CheckBody => ({
  requestId,
  prepareToken: card.prepareToken,
  storeId: till.storeId,
  deviceId: till.deviceId,
  operatorId: till.operatorId,
  scannedAt: scan.at,
  offline: false,
  source: scan.source,
  ...(isFast && { fast: true }),
  // only what this card asks for
  ticked: card.attention.flatMap(({ id }) => (ticked.includes(id) ? [id] : [])),
  items: Object.entries(selection).map(([voucherId, times]) => ({
    voucherId: voucherId as VoucherId,
    times,
  })),
});

const masksOf = (card: Card, selection: Selection): string =>
  card.vouchers
    .filter(({ voucherId }) => voucherId in selection)
    .map(({ codeMask }) => codeMask)
    .join('、');

const entryOf = (till: Till, attempt: Attempt, at: Instant): JournalEntry => ({
  requestId: attempt.requestId,
  at,
  merchantId: till.merchantId,
  operatorId: till.operatorId,
  label: attempt.label.slice(0, 200),
  body: JSON.stringify(attempt.body),
});

/** Begins an attempt, whatever is on the screen: kept by the journal before anything leaves (decision B4). */
export const beginAttempt = (state: State, till: Till, made: Made): Step => {
  const { card, selection, requestId, at } = made;
  const attempt: Attempt = {
    requestId,
    merchantId: till.merchantId,
    body: bodyFor(till, made),
    label: card.productName,
    shown: masksOf(card, selection),
    notes: card.attention,
    stage: 'journalling',
    repeats: 0,
    lastSentAt: at,
    outcome: null,
  };
  return step(
    { ...state, attempts: [...state.attempts, attempt] },
    { type: 'journal', entry: entryOf(till, attempt, at) },
  );
};

export const redeem = (state: State, till: Till, made: Made): Step => {
  const { requestId, card, selection, isFast = false } = made;
  return beginAttempt(
    { ...state, phase: { name: 'redeeming', requestId, card, selection, isFast } },
    till,
    made,
  );
};

export const confirm = (
  state: State,
  phase: Confirm,
  { requestId, at }: Extract<WriteOffEvent, { type: 'confirmed' }>,
): Step => {
  const { till } = state;
  const { scan, card, selection, ticked, isQueued } = phase;
  if (
    !till ||
    Object.keys(selection).length === 0 ||
    unticked(card, ticked).length > 0 ||
    (isQueued && at - phase.shownAt < STRAY_ENTER_MS)
  )
    return step(state);
  if (at < phase.tokenUntil)
    return redeem(state, till, { scan, card, selection, ticked, requestId, at });
  const turn = state.turn + 1;
  return step(
    {
      ...state,
      turn,
      phase: {
        name: 'lookingUp',
        turn,
        scan,
        isQueued,
        resume: { selection, ticked, requestId, card },
      },
    },
    { type: 'lookUp', turn, scan },
  );
};
