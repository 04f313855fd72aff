import { describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { orderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { receiptNumber } from '#shared/voucher/receipt-number.ts';
import { QUEUE_MOST } from './scan/queue.ts';
import {
  aCard,
  aFailure,
  aQr,
  aReply,
  aScan,
  aStage,
  aVoucher,
  CODES,
  requestId,
  TILL,
  voucherId,
} from './machine/test-till.ts';

const WRONG_DIGIT = `${CODES[0]!.slice(0, 11)}${(Number(CODES[0]![11]) + 1) % 10}`;
const THREE = [aVoucher(0), aVoucher(1, { scanned: false }), aVoucher(2, { scanned: false })];

describe('a scan', () => {
  it('is looked up, shown with the scanned voucher chosen, confirmed, redeemed', () => {
    const till = aStage();
    expect(till.scan()).toEqual([{ type: 'lookUp', turn: 1, scan: aScan(CODES[0]!) }]);
    till.found();
    expect(till.phase).toMatchObject({ name: 'confirm', selection: { [voucherId(0)]: 1 } });
    const [journal] = till.confirm();
    expect(journal).toMatchObject({
      type: 'journal',
      entry: { requestId: requestId(1), merchantId: TILL.merchantId },
    });
    expect(till.phase.name).toBe('redeeming');
    const [sent] = till.tell({ type: 'journalled', requestId: requestId(1), isKept: true });
    expect(sent).toMatchObject({
      type: 'send',
      body: {
        requestId: requestId(1),
        prepareToken: 'token',
        source: 'WEDGE',
        items: [{ voucherId: voucherId(0), times: 1 }],
      },
    });
    if (sent?.type !== 'send') throw new Error('not sent');
    expect(
      till
        .tell({ type: 'sent', requestId: requestId(1), reply: aReply(sent.body) })
        .map(({ type }) => type),
    ).toEqual(['resolve', 'recordsChanged', 'sound']);
    expect(till.verdict()).toMatchObject({
      kind: 'ok',
      label: '雙人套餐',
      receipt: { receiptNo: 'R1' },
    });
    expect(till.state.attempts).toEqual([]);
    expect(till.state.recent).toHaveLength(1);
  });

  it.each([
    [WRONG_DIGIT, 'refused.CHECK_DIGIT'],
    ['https://example.com', 'refused.BAD_FORMAT'],
    ['6901234567892', 'refused.BAD_FORMAT'],
  ])(
    'of %s gets its verdict without asking the server, and is noted for the records',
    (text, kind) => {
      const till = aStage();
      expect(till.scan(text)).toEqual([
        { type: 'sound', sound: 'refused' },
        { type: 'noteRefused', scan: aScan(text), reason: kind.replace('refused.', '') },
      ]);
      expect(till.verdict().kind).toBe(kind);
    },
  );

  it('of a receipt is told apart, with its number, and is no refused try', () => {
    const till = aStage();
    const number = receiptNumber('123456789');
    expect(till.scan(number)).toEqual([{ type: 'sound', sound: 'unsure' }]);
    expect(till.verdict()).toMatchObject({ kind: 'receipt', shown: number });
    till.scan(`${number.slice(0, 9)}${(Number(number[9]) + 1) % 10}`);
    expect(till.verdict().kind).toBe('refused.BAD_FORMAT');
  });

  it('of an order number is told apart, in groups, and is no refused try', () => {
    const till = aStage();
    const number = orderNumber('12345678901');
    expect(till.scan(orderNumberText(number))).toEqual([{ type: 'sound', sound: 'unsure' }]);
    expect(till.verdict()).toMatchObject({ kind: 'order', shown: orderNumberText(number) });
  });

  it.each([
    ['network', 'offline'],
    ['timeout', 'offline'],
    ['SESSION_INVALID', 'signedOut'],
    ['SERVER_BUSY', 'refused.SERVER_BUSY'],
    ['TOO_MANY_CALLS', 'refused.SERVER_BUSY'],
    ['WRONG_ROLE', 'refused.NO_PERMISSION'],
    ['ALREADY_USED', 'refused.ALREADY_USED'],
    ['WRONG_STORE', 'refused.WRONG_STORE'],
    ['QR_STALE', 'refused.QR_STALE'],
    ['BAD_REQUEST', 'refused.unknown'],
  ] as const)('whose look-up ends in %s shows %s', (name, kind) => {
    const till = aStage();
    till.scan();
    till.tell({ type: 'lookUpFailed', turn: 1, failure: aFailure(name) });
    expect(till.verdict().kind).toBe(kind);
    expect(till.state.attempts).toEqual([]);
  });

  it('left with Escape while it is looked up is forgotten, and its late answer too', () => {
    const till = aStage();
    till.scan();
    till.tell({ type: 'left' });
    till.tell({ type: 'lookedUp', turn: 1, card: aCard(), freshId: requestId(9) });
    expect(till.phase).toEqual({ name: 'idle' });
  });
});

describe('several at once', () => {
  it('chooses more vouchers of the order by hand and by scanning them, and redeems all in one request', () => {
    const till = aStage();
    till.open({ vouchers: THREE });
    till.tell({ type: 'chosen', voucherId: voucherId(1), times: 1 });
    till.scan(CODES[2]);
    till.scan(aQr(2));
    expect(till.state.queue).toEqual([]);
    till.confirm();
    expect(till.attempt()?.body.items).toEqual(
      [0, 1, 2].map((index) => ({ voucherId: voucherId(index), times: 1 })),
    );
  });

  it('takes part of the uses, never more than are left', () => {
    const till = aStage();
    till.open({ vouchers: [aVoucher(0, { timesTotal: 10, timesUsed: 7 })] });
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 9 });
    expect(till.phase).toMatchObject({ selection: { [voucherId(0)]: 3 } });
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 2 });
    till.confirm();
    expect(till.attempt()?.body.items).toEqual([{ voucherId: voucherId(0), times: 2 }]);
  });

  it('does not confirm nothing, nor choose what cannot be redeemed', () => {
    const till = aStage();
    till.open({
      vouchers: [aVoucher(0), aVoucher(1, { scanned: false, redeemable: false, reason: -2030107 })],
    });
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 0 });
    till.tell({ type: 'chosen', voucherId: voucherId(1), times: 1 });
    expect(till.confirm()).toEqual([]);
    expect(till.phase).toMatchObject({ name: 'confirm', selection: {} });
  });

  it('holds ten at most', () => {
    const till = aStage();
    till.open({
      vouchers: Array.from({ length: 12 }, (_, index) => ({
        ...aVoucher(0),
        voucherId: asId(`v-${index}`),
        scanned: index === 0,
      })),
    });
    for (let index = 0; index < 12; index += 1)
      till.tell({ type: 'chosen', voucherId: asId(`v-${index}`), times: 1 });
    expect(till.phase.name === 'confirm' && Object.keys(till.phase.selection)).toHaveLength(10);
  });
});

describe('the queue', () => {
  it('takes scans in turn, each after the verdict before it', () => {
    const till = aStage();
    till.open();
    till.scan(WRONG_DIGIT);
    till.scan(CODES[1]);
    expect(till.state.queue).toHaveLength(2);
    till.tell({ type: 'left' });
    expect(till.verdict().kind).toBe('refused.CHECK_DIGIT');
    const hold = till.effects.find((effect) => effect.type === 'hold');
    expect(hold).toMatchObject({ ms: 2500 });
    till.tell({ type: 'held', key: till.verdict().key });
    expect(till.phase).toMatchObject({ name: 'lookingUp', scan: { text: CODES[1] } });
    expect(till.state.queue).toEqual([]);
  });

  it('an old hold does not put a newer verdict away', () => {
    const till = aStage();
    till.scan(WRONG_DIGIT);
    const { key } = till.verdict();
    till.pass(5000);
    till.scan('nonsense');
    till.tell({ type: 'held', key });
    expect(till.verdict().kind).toBe('refused.BAD_FORMAT');
  });

  it('says when it is full, and loses none that it took', () => {
    const till = aStage();
    till.open();
    for (let index = 0; index < QUEUE_MOST; index += 1) till.scan(`wrong-${index}`);
    expect(till.state.missed).toBeNull();
    expect(till.scan('one too many')).toEqual([{ type: 'sound', sound: 'unsure' }]);
    expect(till.state).toMatchObject({
      missed: { text: 'one too many' },
      queue: Array.from({ length: QUEUE_MOST }, (_, index) => ({ text: `wrong-${index}` })),
    });
  });

  it('a card that appeared automatically is not confirmed by an Enter meant for the one before', () => {
    const till = aStage();
    till.open();
    till.scan(CODES[1]);
    till.tell({ type: 'left' });
    till.found({ vouchers: [aVoucher(1, { scanned: true })] });
    expect(till.confirm()).toEqual([]);
    till.pass(500);
    expect(till.confirm()).toHaveLength(1);
  });

  it('any scan puts a verdict away; a key only once it can have been seen', () => {
    const till = aStage();
    till.scan('nonsense');
    till.tell({ type: 'left' });
    expect(till.phase.name).toBe('verdict');
    till.pass(400);
    till.tell({ type: 'left' });
    expect(till.phase.name).toBe('idle');
    till.scan('nonsense');
    till.scan(CODES[0]);
    expect(till.phase.name).toBe('lookingUp');
  });
});

describe('a digit typed while a verdict shows', () => {
  const withTwoWaiting = () => {
    const till = aStage();
    till.open();
    till.scan(CODES[1]);
    till.scan(CODES[2]);
    till.redeem(1);
    const { body } = till.attempt()!;
    till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
    till.pass(1000);
    return till;
  };
  const waiting = ({ state }: ReturnType<typeof aStage>) => state.queue.map(({ text }) => text);

  it('puts it away, once it can have been seen', () => {
    const till = aStage();
    till.scan(WRONG_DIGIT);
    till.tell({ type: 'typed' });
    expect(till.phase.name).toBe('verdict');
    till.pass(1000);
    till.tell({ type: 'typed' });
    expect(till.phase).toEqual({ name: 'idle' });
  });

  it('leaves scans that wait where they are; the typed code comes after them', () => {
    const till = withTwoWaiting();
    const before = waiting(till);
    till.tell({ type: 'typed' });
    expect([till.phase.name, waiting(till)]).toEqual(['idle', before]);
    till.tell({ type: 'held', key: till.state.nextKey - 1 });
    expect([till.phase.name, waiting(till)]).toEqual(['idle', before]);
    till.scan(CODES[3], 'MANUAL');
    expect(till.phase).toMatchObject({ name: 'lookingUp', scan: { text: before[0] } });
    expect(waiting(till)).toEqual([...before.slice(1), CODES[3]]);
  });

  it.each(['typingEnded', 'left'] as const)('%s takes the next of them up, once', (type) => {
    const till = withTwoWaiting();
    const [first, ...others] = waiting(till);
    till.tell({ type: 'typed' });
    till.tell({ type });
    expect(till.phase).toMatchObject({ name: 'lookingUp', scan: { text: first } });
    till.tell({ type: 'typingEnded' });
    expect(waiting(till)).toEqual(others);
  });
});

describe('a prepare token that has ended', () => {
  it('is renewed silently by the same input, and the attempt continues', () => {
    const till = aStage();
    till.open();
    till.pass(58_000);
    expect(till.confirm()).toMatchObject([{ type: 'lookUp', scan: { text: CODES[0] } }]);
    expect(till.found({ prepareToken: 'fresh' })).toMatchObject([
      { type: 'journal', entry: { requestId: requestId(1) } },
    ]);
    expect(till.attempt()?.body.prepareToken).toBe('fresh');
  });

  it('asks again when the vouchers have changed meanwhile', () => {
    const till = aStage();
    till.open({ vouchers: [aVoucher(0, { timesTotal: 3 })] });
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 3 });
    till.pass(61_000);
    till.confirm();
    till.found({ vouchers: [aVoucher(0, { timesTotal: 3, timesUsed: 1 })] });
    expect(till.phase).toMatchObject({
      name: 'confirm',
      hasChanged: true,
      selection: { [voucherId(0)]: 1 },
    });
    expect(till.state.attempts).toEqual([]);
  });

  it('says so when the look-up is refused now', () => {
    const till = aStage();
    till.open();
    till.pass(61_000);
    till.confirm();
    till.tell({ type: 'lookUpFailed', turn: till.state.turn, failure: aFailure('QR_STALE') });
    expect(till.verdict().kind).toBe('refused.QR_STALE');
  });
});

describe('undo', () => {
  it('leads back to the verdict when it is given up, and marks the receipt when it is done', () => {
    const till = aStage();
    const body = till.redeem();
    till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
    const { verifyId } = till.verdict().receipt!.items[0]!;
    till.tell({ type: 'undo', verifyId, label: '雙人套餐' });
    expect(till.phase.name).toBe('undoing');
    till.tell({ type: 'left' });
    expect(till.verdict().kind).toBe('ok');
    till.tell({ type: 'undo', verifyId, label: '雙人套餐' });
    till.tell({ type: 'undone', verifyId });
    expect(till.verdict()).toMatchObject({ kind: 'undone', label: '雙人套餐' });
    expect(till.state.recent.find(({ kind }) => kind === 'ok')?.undone).toEqual([verifyId]);
  });

  it('that is answered after the next guest was scanned takes no screen away, and is in the list', () => {
    const till = aStage();
    const body = till.redeem();
    till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
    const { verifyId } = till.verdict().receipt!.items[0]!;
    till.tell({ type: 'undo', verifyId, label: '雙人套餐' });
    till.scan(CODES[1]);
    expect(till.phase.name).toBe('lookingUp');
    till.tell({ type: 'undone', verifyId });
    expect(till.phase.name).toBe('lookingUp');
    expect(till.state.recent.map(({ kind, undone }) => [kind, undone.length])).toEqual([
      ['undone', 0],
      ['ok', 1],
    ]);
  });

  it('that is answered after its dialog was left takes the button off the verdict', () => {
    const till = aStage();
    const body = till.redeem();
    till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
    const { verifyId } = till.verdict().receipt!.items[0]!;
    till.tell({ type: 'undo', verifyId, label: '雙人套餐' });
    till.tell({ type: 'left' });
    till.tell({ type: 'undone', verifyId });
    expect(till.verdict()).toMatchObject({ kind: 'ok', undone: [verifyId] });
  });

  it('never makes a scan wait', () => {
    const till = aStage();
    till.tell({ type: 'undo', verifyId: asId('verify-1'), label: '' });
    till.scan();
    expect(till.phase.name).toBe('lookingUp');
  });
});
