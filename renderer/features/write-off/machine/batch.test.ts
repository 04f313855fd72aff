import { describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { isBatchDone } from './batch-outcome.ts';
import { BATCH_MOST } from './batch.ts';
import type { Card, Effect, Phase } from './state.ts';
import { aFailure, aReply, aStage, aVoucher, CODES, requestId, voucherId } from './test-till.ts';

type Stage = ReturnType<typeof aStage>;
const order = (index: number, over: Partial<Card> = {}): Partial<Card> => ({
  orderId: asId(`order-${index}`),
  productName: `Order ${index}`,
  vouchers: [aVoucher(index, { scanned: true })],
  ...over,
});
const batchOf = ({ phase }: Stage): Extract<Phase, { name: 'batch' }> => {
  if (phase.name !== 'batch') throw new Error(`no batch but ${phase.name}`);
  return phase;
};
const kinds = (till: Stage) => batchOf(till).entries.map(({ outcome }) => outcome?.kind ?? null);

/** A card on the screen to which others are added by their scans. */
const aBatch = (others = 2): Stage => {
  const till = aStage();
  till.open(order(0));
  till.tell({ type: 'addAnother' });
  for (let index = 1; index <= others; index += 1) {
    till.scan(CODES[index]);
    till.found(order(index));
  }
  till.pass(1000);
  return till;
};
const confirm = (till: Stage): Effect[] =>
  till.tell({ type: 'batchConfirmed', requestIds: [1, 2, 3].map(requestId) });
const keep = (till: Stage): void => {
  for (const { requestId: id } of till.state.attempts)
    till.tell({ type: 'journalled', requestId: id, isKept: true });
};
const answer = (till: Stage, index: number): Effect[] =>
  till.tell({
    type: 'sent',
    requestId: requestId(index),
    reply: aReply(till.attempt(index)!.body),
  });

describe('several orders in one confirm (row 8)', () => {
  it('each scan adds a card; one confirm keeps and sends one request an order', () => {
    const till = aBatch();
    expect(batchOf(till).entries.map(({ card }) => card?.productName)).toEqual([
      'Order 0',
      'Order 1',
      'Order 2',
    ]);
    expect(confirm(till)).toMatchObject(
      [1, 2, 3].map((index) => ({ type: 'journal', entry: { requestId: requestId(index) } })),
    );
    expect(till.state.attempts.map(({ body }) => body.items)).toEqual(
      [0, 1, 2].map((index) => [{ voucherId: voucherId(index), times: 1 }]),
    );
    expect(till.tell({ type: 'journalled', requestId: requestId(1), isKept: true })).toMatchObject([
      { type: 'send' },
    ]);
  });

  it('each card gets its own verdict; one that fails stops no other; it sounds once, as its worst part', () => {
    const till = aBatch();
    confirm(till);
    keep(till);
    expect(answer(till, 1).map(({ type }) => type)).toEqual(['resolve', 'recordsChanged']);
    till.fail('ALREADY_USED', 2);
    expect(isBatchDone(till.state)).toBe(false);
    expect(answer(till, 3)).toContainEqual({ type: 'sound', sound: 'refused' });
    expect(kinds(till)).toEqual(['ok', 'refused.ALREADY_USED', 'ok']);
    expect(till.state.attempts).toEqual([]);
    expect(till.state.recent.map(({ kind }) => kind)).toEqual(['ok', 'refused.ALREADY_USED', 'ok']);
  });

  it('a lost answer shows "checking", the clerk continues, and its outcome appears in its place or in the list', () => {
    const till = aBatch(1);
    confirm(till);
    keep(till);
    answer(till, 1);
    expect(till.fail('timeout', 2)).toEqual([
      { type: 'wait', requestId: requestId(2), repeats: 1, ms: 1000 },
      { type: 'sound', sound: 'unsure' },
    ]);
    expect(kinds(till)).toEqual(['ok', null]);
    const { body } = till.attempt(2)!;
    till.tell({ type: 'due', requestId: requestId(2), repeats: 1 });
    till.tell({
      type: 'asked',
      requestId: requestId(2),
      result: { result: 'OK', answer: aReply(body) },
    });
    expect(kinds(till)).toEqual(['ok', 'ok']);
    expect(till.effects).toContainEqual({ type: 'sound', sound: 'ok' });

    const other = aBatch(1);
    confirm(other);
    keep(other);
    answer(other, 1);
    other.fail('timeout', 2);
    other.tell({ type: 'left' });
    expect(other.phase.name).toBe('idle');
    other.tell({ type: 'due', requestId: requestId(2), repeats: 1 });
    other.tell({
      type: 'asked',
      requestId: requestId(2),
      result: { result: 'REFUSED', refusal: { code: -2030107, note: '' } },
    });
    expect(other.attempt(2)).toMatchObject({
      stage: 'settled',
      outcome: { kind: 'refused.ALREADY_USED' },
    });
  });

  it('what the journal could not keep is not sent; the others are', () => {
    const till = aBatch(1);
    confirm(till);
    till.tell({ type: 'journalled', requestId: requestId(1), isKept: false });
    till.tell({ type: 'journalled', requestId: requestId(2), isKept: true });
    answer(till, 2);
    expect(kinds(till)).toEqual(['refused.unknown', 'ok']);
  });

  it('a refused scan is in the list with its reason and is not sent', () => {
    const till = aBatch(1);
    till.scan('nonsense');
    till.scan(CODES[2]);
    till.tell({ type: 'lookUpFailed', turn: till.state.turn, failure: aFailure('EXPIRED') });
    expect(kinds(till)).toEqual([null, null, 'refused.BAD_FORMAT', 'refused.EXPIRED']);
    till.pass(1000);
    expect(confirm(till)).toHaveLength(2);
  });

  it('another voucher of an order that is there joins it, by its code or after a look-up', () => {
    const till = aStage();
    till.open(order(0, { vouchers: [aVoucher(0), aVoucher(1, { scanned: false })] }));
    till.tell({ type: 'addAnother' });
    till.scan(CODES[1]);
    expect(batchOf(till).entries).toMatchObject([
      { selection: { [voucherId(0)]: 1, [voucherId(1)]: 1 } },
    ]);
    till.scan(CODES[2]);
    till.found(
      order(0, {
        vouchers: [
          aVoucher(0, { scanned: false }),
          aVoucher(1, { scanned: false }),
          aVoucher(2, { scanned: true }),
        ],
      }),
    );
    expect(batchOf(till).entries).toHaveLength(1);
    expect(Object.keys(batchOf(till).entries[0]!.selection)).toHaveLength(3);
  });

  it('scans that come while one is looked up are taken in their order, and one too many is reported', () => {
    const till = aBatch(0);
    till.scan(CODES[1]);
    till.scan(CODES[2]);
    expect(till.state.queue).toHaveLength(1);
    expect(till.found(order(1))).toMatchObject([{ type: 'lookUp', scan: { text: CODES[2] } }]);
    till.found(order(2));
    for (let index = 3; index < BATCH_MOST; index += 1) {
      till.scan(CODES[3]);
      till.found(
        order(2, {
          orderId: asId(`order-${index}`),
          vouchers: [aVoucher(2, { voucherId: asId(`voucher-x${index}`) })],
        }),
      );
    }
    till.scan(CODES[3]);
    expect(till.state.missed?.text).toBe(CODES[3]);
    expect(batchOf(till).entries).toHaveLength(BATCH_MOST);
  });

  it('is not confirmed by a stray Enter, while a scan is looked up, with a note to tick, or with nothing chosen', () => {
    const till = aBatch(1);
    till.scan(CODES[2]);
    expect(confirm(till)).toEqual([]);
    till.found(order(2, { attention: [{ id: 'n', kind: 'AGE', text: '', mustConfirm: true }] }));
    expect(confirm(till)).toEqual([]);
    till.pass(1000);
    expect(confirm(till)).toEqual([]);
    till.tell({ type: 'ticked', orderId: asId('order-2'), noteId: 'n', isOn: true });
    for (const index of [0, 1])
      till.tell({ type: 'chosen', voucherId: voucherId(index), times: 0 });
    expect(confirm(till)).toHaveLength(1);
  });

  it('a card can be taken out, and Escape leaves all without redeeming', () => {
    const till = aBatch();
    till.tell({ type: 'removed', key: batchOf(till).entries[1]!.key });
    expect(batchOf(till).entries).toHaveLength(2);
    till.tell({ type: 'left' });
    expect(till.phase.name).toBe('idle');
    expect(till.state.attempts).toEqual([]);
  });

  it('once it is on its way it is not left nor changed; done, it gives way to any scan', () => {
    const till = aBatch(1);
    confirm(till);
    keep(till);
    till.tell({ type: 'left' });
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 0 });
    till.scan('nonsense');
    expect(till.phase.name).toBe('batch');
    expect(till.state.queue).toHaveLength(1);
    answer(till, 1);
    const hold = answer(till, 2).find((effect) => effect.type === 'hold');
    till.tell({ type: 'held', key: hold!.key });
    expect(till.verdict().kind).toBe('refused.BAD_FORMAT');

    const other = aBatch(1);
    confirm(other);
    keep(other);
    answer(other, 1);
    answer(other, 2);
    other.scan(CODES[3]);
    expect(other.phase.name).toBe('lookingUp');
  });
});
