import { expect, it } from 'vitest';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import type { T } from '../../lib/i18n.ts';
import { orderTags } from './order-tags.ts';

const { unused, expired, refunded } = groupOrderStatus.codes;
const t: T = (key) => key;
const said = (status: number, isRefunding: boolean) =>
  orderTags({ status, isRefunding }, t).map(({ text }) => text);

it('an order says its status and a refund that waits; one whose last vouchers are asked back is not expired', () => {
  expect(said(unused, false)).toEqual(['order.status.unused']);
  expect(said(unused, true)).toEqual(['order.status.unused', 'voucher.status.refunding']);
  expect(said(expired, false)).toEqual(['order.status.expired']);
  expect(said(expired, true)).toEqual(['voucher.status.refunding']);
  expect(said(refunded, false)).toEqual(['order.status.refunded']);
});
