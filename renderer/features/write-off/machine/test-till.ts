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
  type Verdict,
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
  isTable: false,
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

type FailureName = Parameters<typeof aFailure>[0];

/** A machine with a clock: takes events and records the effects that it requests. */
class Stage {
  state: State = startState();
  now: Instant = START;
  /** The effects of the last event. */
  effects: Effect[] = [];

  get phase(): State['phase'] {
    return this.state.phase;
  }

  pass(ms: number): void {
    this.now = plus(this.now, ms);
  }

  tell(event: Timeless<WriteOffEvent>): Effect[] {
    const next = writeOff(this.state, { ...event, at: this.now });
    this.state = next.state;
    this.effects = [...next.effects];
    return this.effects;
  }

  signIn(till: Till = TILL): void {
    this.tell({ type: 'signedIn', till });
    this.tell({ type: 'journalLoaded', entries: [] });
  }

  scan(text: string = CODES[0]!, source?: Scan['source']): Effect[] {
    return this.tell({ type: 'scanned', scan: aScan(text, this.now, source) });
  }

  found(over: Partial<Card> = {}): Effect[] {
    return this.tell({
      type: 'lookedUp',
      turn: this.state.turn,
      card: aCard(over, this.now),
      freshId: requestId(9),
    });
  }

  /** From ready to a card on the screen. */
  open(over: Partial<Card> = {}, text?: string): void {
    this.scan(text);
    this.found(over);
  }

  confirm(index = 1): Effect[] {
    return this.tell({ type: 'confirmed', requestId: requestId(index) });
  }

  /** From ready to a request on its way. */
  redeem(index = 1, over: Partial<Card> = {}): CheckBody {
    this.open(over);
    this.confirm(index);
    const sent = this.tell({
      type: 'journalled',
      requestId: requestId(index),
      isKept: true,
    }).find((effect) => effect.type === 'send');
    if (!sent) throw new Error('nothing was sent');
    return sent.body;
  }

  fail(name: FailureName, index = 1): Effect[] {
    return this.tell({
      type: 'sendFailed',
      requestId: requestId(index),
      failure: aFailure(name),
    });
  }

  askFail(name: FailureName, index = 1): Effect[] {
    return this.tell({
      type: 'askFailed',
      requestId: requestId(index),
      failure: aFailure(name),
    });
  }

  attempt(index = 1): State['attempts'][number] | undefined {
    return this.state.attempts.find((attempt) => attempt.requestId === requestId(index));
  }

  kinds(): Effect['type'][] {
    return this.effects.map(({ type }) => type);
  }

  verdict(): Verdict {
    if (this.phase.name !== 'verdict') throw new Error(`no verdict but ${this.phase.name}`);
    return this.phase.verdict;
  }
}

/** A machine with an operator signed in. */
export const aStage = (): Stage => {
  const stage = new Stage();
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
