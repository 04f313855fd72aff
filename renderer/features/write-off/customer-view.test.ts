import { expect, it } from 'vitest';
import { customerView } from '#shared/ipc/customer-view.ts';
import { orderNumber } from '#shared/order/order-number.ts';
import { receiptNumber } from '#shared/voucher/receipt-number.ts';
import * as z from 'zod/mini';
import { customerViewOf } from './customer-view.ts';
import { aFailure, aReply, aScan, aStage, aVoucher, CODES, START } from './machine/test-till.ts';

const where = { store: '議事亭店', language: 'zh-Hant' } as const;

it('thanks the guest with the product and the uses left', () => {
  const till = aStage();
  const body = till.redeem(1, { vouchers: [aVoucher(0, { timesTotal: 5 })] });
  expect(customerViewOf(till.state, where).kind).toBe('welcome');
  const reply = aReply(body);
  till.tell({
    type: 'sent',
    requestId: body.requestId,
    reply: { ...reply, items: reply.items.map((item) => ({ ...item, timesLeft: 4 })) },
  });
  const view = customerViewOf(till.state, where);
  expect(view).toEqual({
    kind: 'done',
    ...where,
    items: [{ product: '雙人套餐', used: 1, left: 4 }],
  });
  expect(z.safeParse(customerView, view).success).toBe(true);
});

it('asks the guest to turn to the clerk when it is refused, without a code or a reason', () => {
  const till = aStage();
  till.redeem();
  till.fail('ALREADY_USED');
  const view = customerViewOf(till.state, where);
  expect(view).toEqual({ kind: 'ask', ...where, items: [] });
  expect(JSON.stringify(view)).not.toContain(CODES[0]);
});

it('does not show a guest what another one had: a verdict that is looked at again, and an undo, are a welcome', () => {
  const till = aStage();
  for (const index of [0, 1]) {
    till.scan(CODES[index]);
    till.tell({ type: 'lookUpFailed', turn: till.state.turn, failure: aFailure('ALREADY_USED') });
    till.pass(4000);
  }
  expect(customerViewOf(till.state, where).kind).toBe('ask');
  till.tell({ type: 'left' });
  till.tell({ type: 'opened', key: till.state.recent.at(-1)!.key });
  expect(till.phase.name).toBe('verdict');
  expect(customerViewOf(till.state, where).kind).toBe('welcome');
});

it('shows a guest nothing of an order number or a receipt that was scanned', () => {
  for (const text of [orderNumber('12345678901'), receiptNumber('123456789')]) {
    const till = aStage();
    till.scan(text);
    expect(till.phase.name).toBe('verdict');
    expect(customerViewOf(till.state, where).kind).toBe('welcome');
  }
});

it('thanks for each order of a batch', () => {
  const till = aStage();
  const body = till.redeem();
  till.tell({ type: 'sent', requestId: body.requestId, reply: aReply(body) });
  const [outcome] = till.state.recent;
  const entry = {
    key: 1,
    scan: aScan(CODES[0]!),
    card: null,
    selection: {},
    ticked: [],
    requestId: body.requestId,
  };
  const batch = (isSent: boolean, ...outcomes: (typeof outcome | null)[]) => ({
    nextKey: 9,
    phase: {
      name: 'batch',
      lookingUp: null,
      shownAt: START,
      isSent,
      entries: outcomes.map((each) => ({ ...entry, outcome: each ?? null })),
    } as const,
  });
  expect(customerViewOf(batch(false, null), where).kind).toBe('welcome');
  expect(customerViewOf(batch(true, outcome, null), where).kind).toBe('welcome');
  expect(customerViewOf(batch(true, outcome, outcome), where)).toMatchObject({
    kind: 'done',
    items: [{ product: '雙人套餐' }, { product: '雙人套餐' }],
  });
});
