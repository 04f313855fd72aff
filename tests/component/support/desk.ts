import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';

type Board = ReplyOf<DeskContract['merchantDeskBoard']>;

const NOW = instant(Date.now());
/** A kitchen whose desk people run. */
export const DESK_STORE = asId<StoreId>('noodles');

/** An order that is being made. */
export const aDeskOrder = (number: number, change: Partial<DeskOrder> = {}): DeskOrder => ({
  orderId: asId(`order-${number}`),
  kind: 'takeout',
  storeId: DESK_STORE,
  seq: 3,
  number: `P${number}`,
  orderNo: `90000000${number}`,
  stage: 'MAKING',
  status: 2,
  way: 'PICKUP',
  createTime: NOW,
  payTime: NOW,
  answerBefore: null,
  releaseAt: null,
  acceptedAt: NOW,
  readyAt: plus(NOW, HOUR),
  promisedAt: plus(NOW, HOUR),
  slotAt: null,
  cookedAt: null,
  handedAt: null,
  completedAt: null,
  endedAt: null,
  suggestedMinutes: 15,
  buyer: { mask: '6688****', isFirst: false, ordersHere: 1 },
  lines: [],
  gifts: [],
  remark: '',
  remarkTags: [],
  tableware: 0,
  bags: 1,
  paidAmtn: cents(4200),
  rider: null,
  driver: null,
  broughtBackAt: null,
  pickupOffer: null,
  refund: null,
  outOfStock: 'ASK',
  change: null,
  rushCount: 0,
  flags: [],
  acts: ['READY'],
  moneyActs: [],
  turnsAt: null,
  ...change,
});

/** The board of that kitchen; a till with a `cursor` goes on from there. */
export const aBoard = (orders: DeskOrder[], cursor = ''): Board => ({
  orders,
  isCut: false,
  stores: [
    {
      storeId: DESK_STORE,
      kind: 'takeout',
      name: '麵家',
      door: 'OPEN',
      runBy: 'STAFF',
      openCount: orders.length,
      ways: ['PICKUP'],
      busy: null,
      pause: null,
      opensNext: null,
      isHeard: true,
      answerMinutes: 5,
      autoAccept: { ways: [], mostAmtn: cents(50_000), mostOpen: 12 },
    },
  ],
  cursor,
  serverTime: NOW,
});

/** What a till is told that is alone and has no printer. */
export const aloneTill = {
  merchantDeskHeard: () => ({ otherTills: [], serverTime: NOW }),
  merchantPrintJobs: () => ({ jobs: [], cursor: '', troubles: [], printers: [], serverTime: NOW }),
};

/** An order with its details, all of its money still there. */
export const aDetail = (
  order: DeskOrder,
  change: Partial<ReplyOf<DeskContract['merchantDeskGet']>> = {},
): ReplyOf<DeskContract['merchantDeskGet']> => ({
  order,
  bill: {
    goodsAmtn: order.paidAmtn,
    feesAmtn: cents(0),
    reductionAmtn: cents(0),
    totalAmtn: order.paidAmtn,
    refundAmtn: cents(0),
  },
  timeline: [],
  prints: [],
  contact: null,
  money: { leftAmtn: order.paidAmtn, leftGoldAmtn: cents(0), isWholeOnly: false },
  request: null,
  run: null,
  serverTime: NOW,
  ...change,
});
