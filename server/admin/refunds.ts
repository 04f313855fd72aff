import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { payRefundByHand, refusedRefunds, sendRefundAgain } from '../modules/money/index.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { neededText } from './flags.ts';
import { plain, row } from './lines.ts';

/** So many are shown at once. */
const MOST = 50;

const KINDS: Readonly<Record<PaidOrderType, string>> = {
  TAKEOUT_ORDER: 'takeaway order',
  MARKET_ORDER: 'supermarket order',
  GROUP_ORDER: 'deal',
  CONSUMPTION_ORDER: 'bag of gold',
  MEMBER_ORDER: 'monthly card or pack',
  COUPON_BOOM_ORDER: 'combo coupons',
};

const list = async ({ deps }: AdminContext): Promise<string[]> => {
  const found = await refusedRefunds(deps.db.query, MOST);
  if (found.length === 0) return ['Every refund has reached its guest, or is on its way.'];
  return [
    ...found
      .slice(0, MOST)
      .flatMap(({ id, amount, orderType, orderId, tradeNo, settledAt }) => [
        `${id}  ${price(amount)}`,
        ...row('refused', dateTimeText(settledAt)),
        ...row('of', `${KINDS[orderType]} ${orderId}`),
        ...row('payment', tradeNo),
        '',
      ]),
    found.length > MOST
      ? `Only ${MOST} are shown: see to these first.`
      : 'npm run admin -- refunds send --refund ID (or: refunds paid --refund ID --by NAME)',
  ];
};

export const refundsRefused: Command = {
  words: 'refunds refused',
  about: 'refunds that the payment channel does not take, until somebody has seen to them',
  flags: [],
  run: list,
};

const REFUND = {
  name: 'refund',
  about: 'its id, as "refunds refused" shows it',
  isNeeded: true,
} as const;
const noSuch = (id: string): never =>
  refuseAdmin(`No refund ${plain(id)} waits for somebody: nothing was changed.`);

export const refundsSend: Command = {
  words: 'refunds send',
  about: 'sends a refused refund through its channel once more',
  flags: [REFUND],
  run: async ({ deps, now }: AdminContext, given: Given) => {
    const id = neededText(given, 'refund', 80);
    if (!(await sendRefundAgain(deps.db.query, id, now))) return noSuch(id);
    return [`${id} is sent again. Where its channel refuses it for good, it is listed again.`];
  },
};

export const refundsPaid: Command = {
  words: 'refunds paid',
  about: 'notes that the money of a refused refund was paid to its guest in another way',
  flags: [REFUND, { name: 'by', about: 'who has paid it', isNeeded: true }],
  run: async ({ deps, now }: AdminContext, given: Given) => {
    const id = neededText(given, 'refund', 80);
    const by = neededText(given, 'by', 60);
    if (!(await payRefundByHand(deps.db.query, id, { by, at: now }))) return noSuch(id);
    return [`${id} was paid by ${plain(by)}. Its guest sees that the money is back.`];
  },
};
