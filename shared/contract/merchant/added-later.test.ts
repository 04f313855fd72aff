import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { asId } from '../../kernel/ids.ts';
import { instant } from '../../kernel/time.ts';
import { merchantDeskCalls } from './desk.ts';
import { deskOrder, type DeskOrder } from './desk-shapes.ts';
import { merchantRecordsCalls } from './records.ts';

const AT = instant(Date.parse('2026-11-28T12:00:00+08:00'));
const order: DeskOrder = {
  orderId: asId('order-1'),
  kind: 'takeout',
  storeId: asId('s1'),
  seq: 1,
  number: 'D001',
  orderNo: '123456789012',
  stage: 'NEW',
  status: 1,
  way: 'STORE',
  createTime: AT,
  payTime: AT,
  answerBefore: null,
  releaseAt: null,
  acceptedAt: null,
  readyAt: null,
  promisedAt: AT,
  slotAt: null,
  cookedAt: null,
  handedAt: null,
  completedAt: AT,
  endedAt: AT,
  suggestedMinutes: 10,
  buyer: { mask: 'A*', isFirst: false, ordersHere: 3 },
  lines: [],
  gifts: [],
  remark: '',
  remarkTags: [],
  tableware: 0,
  bags: 1,
  paidAmtn: 1000 as never,
  rider: null,
  driver: { name: 'Ana', waitsUntil: null, calls: 0 },
  broughtBackAt: AT,
  pickupOffer: { offeredAt: AT, isAccepted: null },
  refund: null,
  outOfStock: 'BEST',
  change: null,
  rushCount: 0,
  flags: [],
  acts: [],
  moneyActs: ['CANCEL'],
  turnsAt: AT,
};
/** What an order reads as where a server knows nothing of what was added later. */
const ADDED = {
  endedAt: null,
  driver: null,
  broughtBackAt: null,
  pickupOffer: null,
  outOfStock: 'ASK',
  change: null,
  moneyActs: [],
  turnsAt: null,
} as const;

const without = (row: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

describe('a console that is newer than its server', () => {
  it('reads the board of one that does not know what was added to orders', () => {
    const old = without(z.encode(deskOrder, order), Object.keys(ADDED));
    const at = z.encode(deskOrder.shape.createTime, AT);
    const board = { orders: [old], isCut: false, stores: [], cursor: 'c.1', serverTime: at };
    const { orders } = z.decode(merchantDeskCalls.merchantDeskBoard.reply, board as never);
    expect(orders).toEqual([{ ...order, ...ADDED }]);
  });

  it('reads a new answer whole', () => {
    expect(z.decode(deskOrder, z.encode(deskOrder, order))).toEqual(order);
  });

  it('reads records of before numbers, receipts and what was given back', () => {
    const sum = { count: 0, times: 0, amount: 0 };
    const row = {
      verifyId: 'v1',
      at: z.encode(deskOrder.shape.createTime, AT),
      scannedAt: z.encode(deskOrder.shape.createTime, AT),
      codeMask: '1234****9012',
      productName: 'Tea',
      times: 1,
      faceAmount: 10,
      storeName: 'Store',
      operatorName: 'Ana',
      deviceName: 'Till',
      source: 'CAMERA',
      orderId: null,
      state: 'OK',
      reason: null,
      undone: null,
      undoUntil: null,
    };
    const { groupVerifyCheckLog } = merchantRecordsCalls;
    const { result } = z.decode(groupVerifyCheckLog.reply, {
      result: [row],
      next: false,
      nextOffset: 1,
      sum,
    } as never);
    expect(result).toMatchObject([
      { orderNo: null, receiptNo: null, refunded: null, canRefund: false },
    ]);
  });
});
