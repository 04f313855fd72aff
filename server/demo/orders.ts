import { voucherStatus } from '#shared/codes/group-order.ts';
import { groupRefundReason, refundProgress } from '#shared/codes/refund.ts';
import { voucherValidity } from '#shared/group/voucher-window.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { cents, timesCents } from '#shared/kernel/money.ts';
import { DAY, HOUR, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import { maskCode, voucherCode } from '#shared/voucher/code.ts';
import { faceOf, firstShares, settleOf } from '#server/modules/catalogue/index.ts';
import { drawOrderNumber } from '#server/modules/order/index.ts';
import type { Random } from '../kit/random.ts';
import { DEMO_DEVICE, DEMO_USER_ID } from './people.ts';
import { COMMISSION_BP, townProduct } from './rows.ts';
import type { Scene } from './scenes.ts';
import type { TownProduct } from './town/index.ts';
import type { DemoVoucher } from './vouchers.ts';

const orderRow = (
  random: Random,
  scene: Scene,
  product: TownProduct,
  times: { created: Instant; paid: Instant },
) => {
  const id = random.id<OrderId>();
  const quantity = Math.max(1, scene.vouchers.length);
  const isPaid = scene.state === 'paid';
  return {
    merchant_id: product.merchantKey,
    id,
    order_no: drawOrderNumber(random),
    user_id: DEMO_USER_ID,
    product_id: product.key,
    quantity,
    price: product.priceCents,
    total: timesCents(product.priceCents, quantity),
    status: { paid: 1, open: 0, closed: -1 }[scene.state],
    created_at: times.created,
    pay_before: payBefore(times.created),
    paid_at: isPaid ? times.paid : null,
    trade_no: isPaid ? `demo-${id}` : null,
    close_reason: scene.state === 'closed' ? 'TIMEOUT' : null,
    refund_amount: 0,
    refund_at: null,
  };
};

type Made = ReturnType<typeof voucherRow>;

const voucherRow = (
  random: Random,
  order: ReturnType<typeof orderRow>,
  product: TownProduct,
  at: { position: number; paid: Instant; amount: number; status: number; timesUsed: number },
) => {
  const { validFrom, validTo } = voucherValidity(product.validity, at.paid);
  return {
    merchant_id: order.merchant_id,
    id: random.id(),
    order_id: order.id,
    product_id: order.product_id,
    position: at.position,
    code: voucherCode(random.digits(11)),
    status: at.status,
    times_total: product.timesTotal,
    times_used: at.timesUsed,
    amount: at.amount,
    amount_used: firstShares(cents(at.amount), product.timesTotal, at.timesUsed),
    valid_from: validFrom,
    valid_to: validTo,
    undo_cycles: 0,
  };
};

/** The records of the uses that a voucher has had: one a day, the last an hour ago. */
const logRows = (random: Random, voucher: Made, now: Instant) =>
  Array.from({ length: voucher.times_used }, (_, use) => {
    const at = plus(now, -HOUR - (voucher.times_used - 1 - use) * DAY);
    const amount = cents(voucher.amount);
    const face = faceOf(
      {
        amount,
        amountUsed: cents(firstShares(amount, voucher.times_total, use)),
        timesTotal: voucher.times_total,
        timesUsed: use,
      },
      1,
    );
    return {
      merchant_id: voucher.merchant_id,
      id: random.id(),
      at,
      scanned_at: at,
      voucher_id: voucher.id,
      order_id: voucher.order_id,
      product_id: voucher.product_id,
      code_mask: maskCode(voucher.code),
      times: 1,
      face_amount: face,
      settle_amount: settleOf(face, COMMISSION_BP),
      store_id: 'senado',
      operator_id: 'staff-C1001',
      device_id: DEMO_DEVICE.id,
      source: 'CAMERA',
      state: 'OK',
      reason: null,
    };
  });

const { refunded, refunding } = voucherStatus.codes;
const { succeeded, pending, rejected, recalled } = refundProgress.codes;

type Asked = {
  vouchers: readonly Made[];
  progress: number;
  at: Instant;
  settledAt: Instant | null;
  answer?: string;
};

/** One request for the money of some vouchers of an order. */
const refundRow = (
  random: Random,
  order: ReturnType<typeof orderRow>,
  { vouchers, progress, at, settledAt, answer = '' }: Asked,
) => {
  const items = vouchers.map(({ id, amount }) => ({ voucherId: id, cents: amount }));
  return {
    merchant_id: order.merchant_id,
    id: random.id(),
    order_id: order.id,
    user_id: order.user_id,
    reason: groupRefundReason.codes.plansChanged,
    note: '',
    photos: [],
    items: JSON.stringify(items),
    amount: items.reduce((sum, item) => sum + item.cents, 0),
    is_whole: items.length === order.quantity,
    progress,
    requested_at: at,
    settled_at: settledAt,
    is_automatic: false,
    operator_id: progress === succeeded || progress === rejected ? 'staff-M1001' : null,
    answer,
  };
};

/** What was asked back of a scene's order: what its store granted, what waits for it, and what came to nothing. */
const refundRows = (
  random: Random,
  scene: Scene,
  { order, vouchers }: { order: ReturnType<typeof orderRow>; vouchers: readonly Made[] },
  now: Instant,
) => {
  const inStatus = (status: number) => vouchers.filter((voucher) => voucher.status === status);
  const [granted, late] = [plus(now, -5 * DAY), plus(now, -8 * HOUR)];
  const asked: Asked[] = [
    {
      vouchers: inStatus(refunded),
      progress: succeeded,
      at: granted,
      settledAt: plus(granted, HOUR),
    },
    { vouchers: inStatus(refunding), progress: pending, at: plus(now, -3 * HOUR), settledAt: null },
    {
      vouchers: scene.asked === undefined ? [] : vouchers,
      progress: scene.asked === 'rejected' ? rejected : recalled,
      at: late,
      settledAt: plus(late, HOUR),
      answer: scene.asked === 'rejected' ? '茶券本月都可使用，歡迎改日再來' : '',
    },
  ];
  return asked
    .filter((request) => request.vouchers.length > 0)
    .map((request) => refundRow(random, order, request));
};

/** All rows of one scene, and its vouchers as tests and the start banner name them. */
export const sceneRows = (
  random: Random,
  scene: Scene,
  hidden: readonly TownProduct[],
  now: Instant,
) => {
  const product =
    hidden.find(({ key }) => key === scene.productKey) ?? townProduct(scene.productKey);
  const created = plus(now, -scene.daysAgo * DAY - (scene.state === 'open' ? 0 : 20 * MINUTE));
  const paid = plus(created, MINUTE);
  const order = orderRow(random, scene, product, { created, paid });
  const shares = prorate(
    order.total,
    Array.from({ length: order.quantity }, () => 1),
  );
  const vouchers = scene.vouchers.map(({ status, timesUsed }, position) =>
    voucherRow(random, order, product, {
      position,
      paid,
      amount: shares[position] ?? 0,
      status,
      timesUsed,
    }),
  );
  const named = scene.vouchers.map(({ label, expects }, index): DemoVoucher => ({
    label,
    expects,
    code: vouchers[index]!.code,
    voucherId: vouchers[index]!.id,
    orderId: order.id,
  }));
  return {
    order,
    vouchers,
    logs: vouchers.flatMap((voucher) => logRows(random, voucher, now)),
    refunds: refundRows(random, scene, { order, vouchers }, now),
    named,
  };
};
