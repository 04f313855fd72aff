import type { JournalEntry } from '#shared/ipc/journal.ts';
import type { RequestId, VoucherId } from '#shared/kernel/ids.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { readScan, maskCode } from '#shared/voucher/code.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import { vouchersInDoubt } from './attempt.ts';
import { step, type Attempt, type Card, type CardVoucher, type CheckBody, type Phase, type Selection, type State, type Step, type Till, type WriteOffEvent } from './state.ts';

/** Vouchers that one confirm may hold (decision B3). */
export const ITEMS_MOST = 10;
/** A token is not used in its last moments: it would end on the way. */
const TOKEN_MARGIN_MS = 3000;
/** A card that came up by itself is not confirmed by an Enter that was meant for the one before. */
const STRAY_ENTER_MS = 400;

type Confirm = Extract<Phase, { name: 'confirm' }>;

export const usesLeft = ({ timesTotal, timesUsed }: CardVoucher): number => Math.max(0, timesTotal - timesUsed);

/** Whether a voucher of the card can be chosen: the server says so, uses are left, and no attempt on it is without an answer. */
export const canChoose = (state: State, voucher: CardVoucher): boolean => voucher.redeemable && usesLeft(voucher) > 0 && !vouchersInDoubt(state).has(voucher.voucherId);

const scannedOf = (state: State, card: Card): Selection => {
  const scanned = card.vouchers.find((voucher) => voucher.scanned && canChoose(state, voucher));
  return scanned ? { [scanned.voucherId]: 1 } : {};
};

export const openCard = (state: State, { scan, isQueued }: Extract<Phase, { name: 'lookingUp' }>, { card, at }: Extract<WriteOffEvent, { type: 'lookedUp' }>): Confirm => ({
  name: 'confirm', scan, card, selection: scannedOf(state, card), shownAt: at, tokenUntil: plus(at, card.prepareTokenUntil - card.serverTime - TOKEN_MARGIN_MS), isQueued, hasChanged: false,
});

/** Whether what was chosen before can be chosen in the same way now. */
export const isStillGood = (state: State, selection: Selection, card: Card): boolean =>
  Object.entries(selection).every(([voucherId, times]) => card.vouchers.some((voucher) => voucher.voucherId === voucherId && canChoose(state, voucher) && usesLeft(voucher) >= times));

export const choose = (state: State, phase: Confirm, voucherId: VoucherId, times: number): Step => {
  const voucher = phase.card.vouchers.find((one) => one.voucherId === voucherId);
  if (!voucher || !canChoose(state, voucher)) return step(state);
  const { [voucherId]: before = 0, ...others } = phase.selection;
  if (before === 0 && times > 0 && Object.keys(others).length >= ITEMS_MOST) return step(state);
  const wanted = Math.min(Math.max(0, Math.trunc(times)), usesLeft(voucher));
  const selection: Selection = wanted === 0 ? others : { ...others, [voucherId]: wanted };
  return step({ ...state, phase: { ...phase, selection, hasChanged: false } });
};

/** The voucher of the open card that a scan means, if it is one of the same order. */
export const voucherOnCard = ({ card }: Confirm, { text }: Scan): CardVoucher | undefined => {
  const read = readScan(text);
  if (read.kind === 'qr') return card.vouchers.find(({ voucherId }) => voucherId === read.qr.voucherId);
  return read.kind === 'code' ? card.vouchers.find(({ codeMask }) => codeMask === maskCode(read.code)) : undefined;
};

const bodyFor = (till: Till, { scan, card, selection }: Pick<Confirm, 'scan' | 'card' | 'selection'>, requestId: RequestId): CheckBody => ({
  requestId, prepareToken: card.prepareToken, storeId: till.storeId, deviceId: till.deviceId, operatorId: till.operatorId, scannedAt: scan.at, offline: false, source: scan.source,
  items: Object.entries(selection).map(([voucherId, times]) => ({ voucherId: voucherId as VoucherId, times })),
});

const masksOf = (card: Card, selection: Selection): string => card.vouchers.filter(({ voucherId }) => voucherId in selection).map(({ codeMask }) => codeMask).join('、');

const entryOf = (till: Till, attempt: Attempt, at: Instant): JournalEntry => ({
  requestId: attempt.requestId, at, merchantId: till.merchantId, operatorId: till.operatorId, label: attempt.label.slice(0, 200), body: JSON.stringify(attempt.body),
});

/** Begins an attempt: kept by the journal before anything leaves (decision B4). */
export const redeem = (state: State, till: Till, made: Pick<Confirm, 'scan' | 'card' | 'selection'> & { requestId: RequestId; at: Instant }): Step => {
  const { card, selection, requestId, at } = made;
  const attempt: Attempt = {
    requestId, merchantId: till.merchantId, body: bodyFor(till, made, requestId), label: card.productName, shown: masksOf(card, selection), stage: 'journalling', repeats: 0, lastSentAt: at, outcome: null,
  };
  const next: State = { ...state, phase: { name: 'redeeming', requestId, card, selection }, attempts: [...state.attempts, attempt] };
  return step(next, { type: 'journal', entry: entryOf(till, attempt, at) });
};

export const confirm = (state: State, phase: Confirm, { requestId, at }: Extract<WriteOffEvent, { type: 'confirmed' }>): Step => {
  const { till } = state;
  const { scan, card, selection, isQueued } = phase;
  if (!till || Object.keys(selection).length === 0 || (isQueued && at - phase.shownAt < STRAY_ENTER_MS)) return step(state);
  if (at < phase.tokenUntil) return redeem(state, till, { scan, card, selection, requestId, at });
  const turn = state.turn + 1;
  return step({ ...state, turn, phase: { name: 'lookingUp', turn, scan, isQueued, resume: { selection, requestId, card } } }, { type: 'lookUp', turn, scan });
};
