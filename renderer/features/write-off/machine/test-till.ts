import { errorNameOf } from '#shared/codes/error-code.ts';
import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { asId, type RequestId, type VoucherId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { maskCode, qrText, voucherCode } from '#shared/voucher/code.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import { writeOff } from '../write-off.machine.ts';
import {
  startState,
  type Card,
  type CardVoucher,
  type CheckBody,
  type CheckReply,
  type Effect,
  type Failure,
  type State,
  type Till,
  type WriteOffEvent,
} from './state.ts';

/** Builders and a stage for the machine's tests. Imported by tests only. */
export const CODES = ['00000000001', '00000000002', '00000000003', '00000000004'].map(voucherCode);
export const voucherId = (index: number): VoucherId => asId(`voucher-000${index}`);
export const requestId = (index: number): RequestId => asId(`request-000${index}`);
export const TILL: Till = {
  merchantId: asId('merchant-1'),
  operatorId: asId('operator-1'),
  storeId: asId('store-1'),
  deviceId: asId('device-1'),
};
export const START = instant(Date.parse('2026-11-21T12:00:00+08:00'));

export const aVoucher = (index: number, over: Partial<CardVoucher> = {}): CardVoucher => ({
  voucherId: voucherId(index),
  codeMask: maskCode(CODES[index]!),
  status: 1,
  timesTotal: 1,
  timesUsed: 0,
  amount: cents(8800),
  redeemable: true,
  scanned: index === 0,
  ...over,
});

export const aCard = (over: Partial<Card> = {}, at: Instant = START): Card => ({
  orderId: asId('order-1'),
  productName: '雙人套餐',
  productImg: '/pictures/x.webp',
  buyerMask: '6***0001',
  validFrom: START,
  validTo: plus(START, 1e9),
  rules: [],
  attention: [],
  booking: null,
  fastMode: false,
  serverTime: at,
  prepareToken: 'token',
  prepareTokenUntil: plus(at, 60_000),
  vouchers: [aVoucher(0)],
  ...over,
});

export const aReply = ({ requestId, items }: CheckBody, at: Instant = START): CheckReply => ({
  requestId,
  replay: false,
  verifiedAt: at,
  undoUntil: plus(at, 600_000),
  receiptNo: 'R1',
  productName: '雙人套餐',
  items: items.map(({ voucherId, times }, index) => ({
    verifyId: asId(`verify-${requestId}-${index}`),
    voucherId,
    codeMask: '0000****0000',
    times,
    timesLeft: 0,
    status: 2,
  })),
});

export const aFailure = (
  name: ErrorName | 'network' | 'timeout',
  over: Partial<Failure> = {},
): Failure => {
  if (name === 'network' || name === 'timeout')
    return { kind: name, code: null, reason: undefined, note: '', data: null, ...over };
  const code = codeOf(name);
  return {
    kind: name === 'SESSION_INVALID' ? 'session' : 'business',
    code,
    reason: errorNameOf(code),
    note: '',
    data: null,
    ...over,
  };
};

export const aScan = (
  text: string,
  at: Instant = START,
  source: Scan['source'] = 'WEDGE',
): Scan => ({ text, source, at });
export const aQr = (index: number): string =>
  qrText({ voucherId: voucherId(index), epoch: 1, signature: 'AbC_-0123456789abcdefg' });

type Timeless<E> = E extends { at: Instant } ? Omit<E, 'at'> : never;

/** A machine with a clock: tells it events and keeps the effects that it asked for. */
export const aStage = () => {
  let state: State = startState();
  let at: Instant = START;
  let effects: Effect[] = [];
  const stage = {
    get state() {
      return state;
    },
    get phase() {
      return state.phase;
    },
    get now() {
      return at;
    },
    pass(ms: number) {
      at = plus(at, ms);
    },
    /** What the last event asked for. */
    get effects() {
      return effects;
    },
    tell(event: Timeless<WriteOffEvent>) {
      const next = writeOff(state, { ...event, at });
      state = next.state;
      effects = [...next.effects];
      return effects;
    },
    signIn(till: Till = TILL) {
      stage.tell({ type: 'signedIn', till });
      stage.tell({ type: 'journalLoaded', entries: [] });
    },
    scan: (text: string = CODES[0]!, source?: Scan['source']) =>
      stage.tell({ type: 'scanned', scan: aScan(text, at, source) }),
    found: (over: Partial<Card> = {}) =>
      stage.tell({
        type: 'lookedUp',
        turn: state.turn,
        card: aCard(over, at),
        freshId: requestId(9),
      }),
    /** From ready to a card on the screen. */
    open(over: Partial<Card> = {}, text?: string) {
      stage.scan(text);
      stage.found(over);
    },
    confirm: (index = 1) => stage.tell({ type: 'confirmed', requestId: requestId(index) }),
    /** From ready to a request on its way. */
    redeem(index = 1, over: Partial<Card> = {}): CheckBody {
      stage.open(over);
      stage.confirm(index);
      const sent = stage
        .tell({ type: 'journalled', requestId: requestId(index), isKept: true })
        .find((effect) => effect.type === 'send');
      if (!sent) throw new Error('nothing was sent');
      return sent.body;
    },
    fail: (name: Parameters<typeof aFailure>[0], index = 1) =>
      stage.tell({ type: 'sendFailed', requestId: requestId(index), failure: aFailure(name) }),
    askFail: (name: Parameters<typeof aFailure>[0], index = 1) =>
      stage.tell({ type: 'askFailed', requestId: requestId(index), failure: aFailure(name) }),
    attempt: (index = 1) =>
      state.attempts.find((attempt) => attempt.requestId === requestId(index)),
    kinds: () => effects.map(({ type }) => type),
    verdict() {
      if (state.phase.name !== 'verdict') throw new Error(`no verdict but ${state.phase.name}`);
      return state.phase.verdict;
    },
  };
  stage.signIn();
  return stage;
};

export const entryOf = (body: CheckBody, over: Partial<JournalEntry> = {}): JournalEntry => ({
  requestId: body.requestId,
  at: body.scannedAt,
  merchantId: TILL.merchantId,
  operatorId: TILL.operatorId,
  label: '雙人套餐',
  body: JSON.stringify(body),
  ...over,
});
