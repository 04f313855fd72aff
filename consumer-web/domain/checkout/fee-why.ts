import { distance } from '#shared/format/distance.ts';
import { price } from '#shared/format/money.ts';
import { crossesBridge } from '#shared/geo/area.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import type { Step } from '#shared/pricing/cart-quote.ts';
import type { T } from '../../lib/i18n.ts';
import type { FeeRow } from './fee-rows.ts';
import type { Quote, ServiceFees } from './checkout-model.ts';
import type { Checkout } from './use-checkout.ts';

type About = { checkout: Checkout; quote: Quote; fees: ServiceFees | undefined; t: T };
type Why = (row: FeeRow, about: About) => string[];

const off = (delta: Cents): string => price(cents(Math.abs(delta)));

/** How a fee came about: the very parts that the engine added up. */
const delivery: Why = (
  _,
  {
    checkout: {
      lines,
      reprice: { menu },
      address,
      quote: { data },
    },
    quote,
    t,
  },
) => {
  if (menu === null) return [];
  const metres = data?.distance ?? 0;
  const fee = deliveryFee({
    goodsCents: cents(quote.goodsAmtn - quote.fullReductionAmtn),
    weightKg: quote.weightKg,
    distanceMeters: metres,
    crossesBridge: address !== null && crossesBridge(menu.store, address),
    hasFresh: lines.some(({ isFresh }) => isFresh),
    plan: menu.store.plan,
    offers: { shared: false },
  });
  if (!fee.ok) return [];
  return fee.parts
    .filter((part) => part.cents > 0)
    .map((part) =>
      t(`checkout.why.${part.kind}`, {
        amount: price(part.cents),
        distance: distance(metres),
        weight: quote.weightKg,
      }),
    );
};

const goods: Why = ({ parts }, { checkout: { cart }, t }) =>
  parts.map(({ step, delta, lineIds }) => {
    if (step === 'goods') return t('checkout.why.original', { amount: price(delta) });
    const names = [...new Set(lineIds)]
      .map((id) => cart?.names[id]?.name ?? '')
      .filter((name) => name !== '')
      .join(t('checkout.comma'));
    return t(names === '' ? 'checkout.why.lowerAll' : 'checkout.why.lower', {
      name: t(`pricing.step.${step}`),
      names,
      amount: off(delta),
    });
  });

const full: Why = ({ parts }, { t }) =>
  parts.map(({ before, after }) =>
    t('checkout.why.full', { before: price(before), after: price(after) }),
  );
const offer: Why = ({ parts, labelKey }, { checkout: { offers }, t }) =>
  parts.map(({ ruleId, delta }) =>
    t('checkout.why.offer', {
      name: (ruleId === null ? null : offers.nameOf(ruleId)) ?? t(labelKey),
      amount: off(delta),
    }),
  );
const service: Why = ({ id }, { fees, t }) => {
  if (id === 'serviceFee.holiday')
    return [t('checkout.why.holiday', { name: fees?.holidayName ?? t('checkout.fee.holiday') })];
  return [
    t(id === 'serviceFee.specialPeriod' ? 'checkout.why.specialPeriod' : 'checkout.why.service'),
  ];
};

const WHY: Partial<Record<Step, Why>> = {
  goods,
  fullReduction: full,
  fullDiscount: full,
  voucher: offer,
  redPacket: offer,
  mallCoupon: offer,
  deliveryFee: delivery,
  serviceFee: service,
  deliveryOffer: ({ cents: amount }, { t }) => [
    t('checkout.why.deliveryOffer', { amount: off(amount) }),
  ],
  freeDelivery: ({ cents: amount }, { t }) => [
    t('checkout.why.freeDelivery', { amount: off(amount) }),
  ],
  gold: (_, { t }) => [t('checkout.why.gold')],
  mCoin: (_, { t }) => [t('checkout.why.mCoin')],
  boxFee: (_, { t }) => [t('checkout.why.box')],
  bagFee: (_, { checkout: { pack }, t }) =>
    pack === undefined ? [] : [t('checkout.why.bag', { amount: price(pack.bagPrice) })],
  floor: (_, { t }) => [t('checkout.why.floor')],
};

/** The explanation of a line of the bill, with the total before and after it. */
export const feeWhy = (row: FeeRow, about: About): string[] => {
  const last = row.parts.at(-1)!;
  const sum =
    row.id === 'goods'
      ? []
      : [
          about.t('checkout.why.sum', {
            before: price(row.parts[0]!.before),
            after: price(last.after),
          }),
        ];
  return [...(WHY[row.step]?.(row, about) ?? []), ...sum];
};
