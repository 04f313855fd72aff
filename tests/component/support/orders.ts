import type { MerchantOrder, MerchantOrderRow } from '#shared/contract/merchant/order.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addCents, cents, ZERO } from '#shared/kernel/money.ts';
import { DAY, dayOf, HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { orderNumber } from '#shared/order/order-number.ts';
import { normaliseScan } from '#shared/voucher/code.ts';
import type { Answers } from './fake-backend.ts';

const refund = {
  refundStatus: 0,
  refundProgress: null,
  refundAmtn: ZERO,
  refundingAmtn: ZERO,
};

/** Order number `index` of a list, one a minute, the newest first: paid, with two vouchers of which none is used. */
export const anOrderRow = (
  index: number,
  change: Partial<MerchantOrderRow> = {},
): MerchantOrderRow => ({
  orderId: asId(`019aa5b0-1c2d-7e3f-8a4b-${String(index).padStart(12, '0')}`),
  orderNo: orderNumber(String(index).padStart(11, '4')),
  status: groupOrderStatus.codes.unused,
  createTime: instant(Date.now() - (index + 1) * MINUTE),
  payTime: instant(Date.now() - index * MINUTE),
  productId: asId('chop-rice'),
  productName: '豬扒飯',
  productImg: '',
  quantity: 2,
  totalAmtn: cents(11_200),
  ...refund,
  buyerMask: '6***0002',
  usesTotal: 2,
  usesLeft: 2,
  validTo: instant(Date.now() + 30 * DAY),
  ...change,
});

/** The same order whole: its first voucher was written off. */
export const anOrder = (
  row: MerchantOrderRow,
  change: Partial<MerchantOrder> = {},
): MerchantOrder => {
  const voucher = (index: number, used: number): MerchantOrder['vouchers'][number] => ({
    voucherId: asId(`v${index}`),
    codeMask: `1234****000${index}`,
    status: used === 0 ? 1 : 2,
    timesTotal: 1,
    timesUsed: used,
    amount: cents(5600),
    refundAmtn: ZERO,
    validFrom: instant(Date.now() - DAY),
    validTo: instant(Date.now() + 30 * DAY),
  });
  return {
    buyerInfo: { phone: row.buyerMask },
    orderInfo: {
      orderId: row.orderId,
      orderNo: row.orderNo,
      status: row.status,
      createTime: row.createTime,
      payBefore: instant(row.createTime + HOUR),
      closeReason: null,
      groupProductAgreement: { checkSubscribeType: 'NONE' },
      booking: null,
    },
    payInfo: {
      totalAmtn: row.totalAmtn,
      amtn: row.totalAmtn,
      specialKind: null,
      specialAmtn: ZERO,
      offerAmtn: ZERO,
      payTime: row.payTime,
      tradeNo: asId('t1'),
      refundTime: null,
      ...refund,
      trades: [],
    },
    productList: [
      {
        productId: row.productId,
        productName: row.productName,
        productImg: '',
        quantity: row.quantity,
        price: cents(5600),
      },
    ],
    storeInfo: [{ storeId: asId('senado'), storeName: '議事亭前地店' }],
    redeemedAmtn: cents(5600),
    vouchers: [voucher(1, 1), voucher(2, 0)],
    log: [
      {
        verifyId: asId('w1'),
        kind: 'REDEEMED',
        at: instant(Date.now() - MINUTE),
        voucherId: asId('v1'),
        codeMask: '1234****0001',
        times: 1,
        faceAmount: cents(5600),
        storeName: '議事亭前地店',
        operatorName: '李嘉欣',
        deviceName: 'Linux',
        source: 'WEDGE',
        reason: null,
        undoReason: null,
        note: '',
      },
    ],
    serverTime: instant(Date.now()),
    ...change,
  };
};

/** The orders of a backend that keeps these; a keyword finds by a number or the end of one. */
export const ordersOf = (rows: readonly MerchantOrderRow[]): Answers => ({
  merchantOrderList: ({ status, keyword }) => {
    const found = rows.filter(
      ({ orderNo }) => !keyword || orderNo.endsWith(normaliseScan(keyword)),
    );
    const result = found.filter((row) => status === undefined || row.status === status);
    const statuses = [...new Set(found.map((row) => row.status))];
    return {
      result,
      next: false,
      nextOffset: result.length,
      sum: {
        count: result.length,
        quantity: result.reduce((sum, { quantity }) => sum + quantity, 0),
        amount: result.reduce((sum, { totalAmtn }) => addCents(sum, totalAmtn), ZERO),
        refundAmount: ZERO,
      },
      statuses: statuses.map((one) => ({
        status: one,
        count: found.filter((row) => row.status === one).length,
      })),
    };
  },
  merchantOrderGet: ({ orderId }) => anOrder(rows.find((row) => row.orderId === orderId)!),
});

/** A product as a cashier sees it: its terms, no sales, no switches. */
export const aProduct = (change: Partial<MerchantProduct> = {}): MerchantProduct => ({
  productId: asId('chop-rice'),
  productName: '豬扒飯',
  productImg: '',
  category: 'all',
  isShelf: true,
  isBlocked: false,
  price: cents(5600),
  originalPrice: cents(7800),
  timesTotal: 1,
  stock: 20,
  seq: 1,
  validity: { startDay: null, endDay: null, validDays: 30 },
  storeCount: 1,
  pictures: [],
  description: '',
  contents: [],
  rules: [],
  notes: [],
  stores: [{ storeId: asId('senado'), storeName: '議事亭前地店', address: '1' }],
  useTime: { hours: [], weekdays: [], blackoutDays: [] },
  isRefundAnytime: true,
  isAutoRefund: true,
  checkSubscribeType: 'NONE',
  limitCount: 0,
  minPurchase: 1,
  score: null,
  slots: null,
  canSwitch: false,
  changes: [],
  today: dayOf(instant(Date.now())),
  ...change,
});

/** What the page of a deal is told that is in no promotion. */
export const noPromotions = (canPlan = false) => ({
  result: [],
  log: [],
  canPlan,
  serverTime: instant(Date.now()),
});
