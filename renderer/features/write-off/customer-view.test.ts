import { expect, it } from 'vitest';
import { customerView } from '#shared/ipc/customer-view.ts';
import * as z from 'zod/mini';
import { customerViewOf } from './customer-view.ts';
import { aReply, aStage, aVoucher, CODES } from './machine/test-till.ts';

const where = { store: '議事亭店', language: 'zh-Hant' } as const;

it('thanks the guest with the product and the uses left', () => {
  const till = aStage();
  const body = till.redeem(1, { vouchers: [aVoucher(0, { timesTotal: 5 })] });
  expect(customerViewOf(till.state, where).kind).toBe('welcome');
  const reply = aReply(body);
  till.tell({ type: 'sent', requestId: body.requestId, reply: { ...reply, items: reply.items.map((item) => ({ ...item, timesLeft: 4 })) } });
  const view = customerViewOf(till.state, where);
  expect(view).toEqual({ kind: 'done', ...where, items: [{ product: '雙人套餐', used: 1, left: 4 }] });
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
