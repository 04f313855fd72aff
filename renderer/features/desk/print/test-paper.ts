import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { PrintPaper } from '#shared/contract/merchant/desk-print.ts';
import { asId, type StationId } from '#shared/kernel/ids.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { PrintJob } from './ticket-lines.ts';

export const WOK = asId<StationId>('wok');
export const BAR = asId<StationId>('bar');
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const at = (minutes: number) => instant(NOON + minutes * 60_000);

type Line = DeskOrder['lines'][number];
const line = (lineId: string, change: Partial<Line>): Line => ({
  lineId,
  productId: asId(lineId),
  name: '',
  sku: '',
  options: '',
  quantity: 1,
  kept: 1,
  allergens: [],
  isDone: false,
  stations: [],
  ...change,
});

/** An order of a tea house with two stations, as its desk reads it; for tests. */
export const anOrder = (change: Partial<DeskOrder> = {}): DeskOrder => ({
  orderId: asId('order'),
  kind: 'takeout',
  storeId: asId('store'),
  seq: 3,
  number: 'P012',
  orderNo: '260000012345',
  stage: 'MAKING',
  status: 2,
  way: 'PICKUP',
  createTime: at(-3),
  payTime: at(-2),
  answerBefore: null,
  releaseAt: null,
  acceptedAt: at(0),
  readyAt: at(20),
  promisedAt: at(35),
  slotAt: null,
  cookedAt: null,
  handedAt: null,
  completedAt: null,
  endedAt: null,
  suggestedMinutes: 20,
  buyer: { mask: '66****01', isFirst: false, ordersHere: 4 },
  lines: [
    line('beef', {
      name: '乾炒牛河',
      sku: '大',
      options: '少油、走蔥',
      quantity: 2,
      kept: 2,
      allergens: ['大豆', '麩質'],
      stations: [
        { stationId: WOK, isDone: false },
        { stationId: BAR, isDone: false },
      ],
    }),
    line('tea', { name: '凍檸茶', options: '少甜', stations: [{ stationId: BAR, isDone: false }] }),
    line('gone', { name: '已退的餐蛋麵', kept: 0, stations: [{ stationId: WOK, isDone: false }] }),
    line('egg', { name: '蛋撻', sku: '蛋撻' }),
  ],
  gifts: [{ name: '例湯', quantity: 1 }],
  remark: '花生過敏，請分開裝',
  remarkTags: [],
  tableware: 2,
  bags: 1,
  paidAmtn: ZERO,
  rider: null,
  driver: null,
  broughtBackAt: null,
  pickupOffer: null,
  turnsAt: null,
  outOfStock: 'ASK',
  change: null,
  moneyActs: [],
  refund: null,
  rushCount: 0,
  flags: ['ALLERGY'],
  acts: [],
  ...change,
});

/** What is printed of it; for tests. */
export const aPaper = (change: Partial<PrintPaper> = {}): PrintJob => ({
  at: at(1),
  paper: {
    kind: 'TICKET',
    stationId: WOK,
    stations: [
      { stationId: BAR, name: '水吧' },
      { stationId: WOK, name: '炒鑊' },
    ],
    bags: [],
    lineIds: ['beef', 'gone'],
    addedIds: [],
    copies: 1,
    order: anOrder(),
    store: '議事亭前地店',
    isDuplicate: false,
    isReplacing: false,
    isDeputy: false,
    ...change,
  },
});
