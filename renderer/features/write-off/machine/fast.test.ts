import { describe, expect, it } from 'vitest';
import { aFailure, aReply, aStage, aVoucher, CODES, requestId, voucherId } from './test-till.ts';
import type { Card } from './state.ts';

const FAST: Partial<Card> = { fastMode: true };
const note = (mustConfirm: boolean) => ({
  id: 'product-0',
  kind: 'AGE' as const,
  text: '18',
  mustConfirm,
});

describe('a scan that redeems without a confirmation (row 5)', () => {
  it('is journalled, sent as such, and needs no confirm', () => {
    const till = aStage();
    till.scan();
    expect(till.found(FAST)).toMatchObject([
      { type: 'journal', entry: { requestId: requestId(9) } },
    ]);
    expect(till.phase).toMatchObject({ name: 'redeeming', isFast: true });
    const [sent] = till.tell({ type: 'journalled', requestId: requestId(9), isKept: true });
    expect(sent).toMatchObject({
      type: 'send',
      body: { fast: true, source: 'WEDGE', items: [{ voucherId: voucherId(0), times: 1 }] },
    });
    if (sent?.type !== 'send') throw new Error('not sent');
    till.tell({ type: 'sent', requestId: requestId(9), reply: aReply(sent.body) });
    expect(till.verdict().kind).toBe('ok');
  });

  it('also when the other vouchers of the order are used, and with notes that need no tick', () => {
    const till = aStage();
    till.scan();
    till.found({
      ...FAST,
      vouchers: [aVoucher(0), aVoucher(1, { scanned: false, redeemable: false })],
      attention: [note(false)],
    });
    expect(till.phase.name).toBe('redeeming');
  });

  it.each<[string, Partial<Card>, ('WEDGE' | 'MANUAL' | 'SEARCH')?]>([
    ['the store has it off', {}],
    [
      'there are several vouchers',
      { ...FAST, vouchers: [aVoucher(0), aVoucher(1, { scanned: false })] },
    ],
    ['the voucher has several uses', { ...FAST, vouchers: [aVoucher(0, { timesTotal: 5 })] }],
    ['a note asks for a check', { ...FAST, attention: [note(true)] }],
    [
      'it cannot be redeemed',
      { ...FAST, vouchers: [aVoucher(0, { redeemable: false, reason: -2030125 })] },
    ],
    ['the code was typed', FAST, 'MANUAL'],
    [
      'the order was searched for',
      { ...FAST, vouchers: [aVoucher(0, { scanned: false })] },
      'SEARCH',
    ],
  ])('shows the card when %s', (_, card, source = 'WEDGE') => {
    const till = aStage();
    till.scan(CODES[0], source);
    expect(till.found(card)).toEqual([]);
    expect(till.phase.name).toBe('confirm');
  });

  it('a voucher without an answer yet is not redeemed again', () => {
    const till = aStage();
    till.redeem();
    till.fail('timeout');
    till.pass(4000);
    till.scan();
    till.found(FAST);
    expect(till.phase).toMatchObject({ name: 'confirm', selection: {} });
  });

  it('ten in a row are redeemed one after the other, and a refused one says why', () => {
    const till = aStage();
    for (const code of CODES) till.scan(code);
    expect(till.state.queue).toHaveLength(CODES.length - 1);
    till.found(FAST);
    till.tell({ type: 'journalled', requestId: requestId(9), isKept: true });
    till.tell({ type: 'sendFailed', requestId: requestId(9), failure: aFailure('NO_PERMISSION') });
    expect(till.verdict().kind).toBe('refused.NO_PERMISSION');
    till.tell({ type: 'held', key: till.verdict().key });
    expect(till.phase).toMatchObject({ name: 'lookingUp', scan: { text: CODES[1] } });
  });
});

describe('notes that must be ticked (row 29)', () => {
  it('keep the card from being confirmed until they are; the server is told, and they go along to the verdict', () => {
    const till = aStage();
    till.open({ attention: [note(true)] });
    expect(till.confirm()).toEqual([]);
    const { orderId } = (till.phase as Extract<typeof till.phase, { name: 'confirm' }>).card;
    till.tell({ type: 'ticked', orderId, noteId: 'product-0', isOn: true });
    till.tell({ type: 'ticked', orderId, noteId: 'product-0', isOn: false });
    expect(till.confirm()).toEqual([]);
    till.tell({ type: 'ticked', orderId, noteId: 'product-0', isOn: true });
    expect(till.confirm()).toHaveLength(1);
    const { body } = till.attempt()!;
    expect(body.ticked).toEqual(['product-0']);
    till.tell({ type: 'journalled', requestId: requestId(1), isKept: true });
    till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
    expect(till.verdict().notes).toMatchObject([{ kind: 'AGE' }]);
  });

  it('stay ticked while a token is renewed; a new note needs a tick', () => {
    const till = aStage();
    till.open({ attention: [note(true)] });
    const { orderId } = (till.phase as Extract<typeof till.phase, { name: 'confirm' }>).card;
    till.tell({ type: 'ticked', orderId, noteId: 'product-0', isOn: true });
    till.pass(61_000);
    till.confirm();
    till.found({
      attention: [note(true), { id: 'booking', kind: 'BOOKING', text: '', mustConfirm: true }],
    });
    expect(till.phase).toMatchObject({ name: 'confirm', hasChanged: true, ticked: ['product-0'] });
    expect(till.confirm()).toEqual([]);
  });
});

describe('an order that was searched for (row 25)', () => {
  it('is looked up by what the search gave; its only voucher is chosen, of several none', () => {
    const till = aStage();
    expect(till.scan('GS1.abc.def', 'SEARCH')).toMatchObject([
      { type: 'lookUp', scan: { source: 'SEARCH', text: 'GS1.abc.def' } },
    ]);
    till.found({ vouchers: [aVoucher(0, { scanned: false })] });
    expect(till.phase).toMatchObject({ selection: { [voucherId(0)]: 1 } });
    till.confirm();
    expect(till.attempt()?.body.source).toBe('SEARCH');
    const other = aStage();
    other.scan('GS1.abc.def', 'SEARCH');
    other.found({ vouchers: [aVoucher(0, { scanned: false }), aVoucher(1, { scanned: false })] });
    expect(other.phase).toMatchObject({ selection: {} });
  });
});

describe('what the till remembers', () => {
  it('verdicts from before a restart come after later ones, twenty at most', () => {
    const before = aStage();
    before.scan('nonsense');
    const kept = before.state.recent;
    const till = aStage();
    till.scan('more nonsense');
    till.tell({
      type: 'recalled',
      recent: Array.from({ length: 20 }, (_, index) => ({ ...kept[0]!, key: index + 1 })),
    });
    expect(till.state.recent).toHaveLength(20);
    expect(till.state.recent[0]?.shown).toBe('morenonsense');
    expect(new Set(till.state.recent.map(({ key }) => key)).size).toBe(20);
  });

  it('scans that wait can be sent away', () => {
    const till = aStage();
    till.open();
    till.scan('nonsense');
    till.tell({ type: 'queueCleared' });
    expect(till.state).toMatchObject({ queue: [], missed: null, phase: { name: 'confirm' } });
  });
});
