import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { addCents, cents, type Cents } from '#shared/kernel/money.ts';
import { amountLines, type AmountLine } from '#shared/order/checkout/order-amounts.ts';
import type { Order } from '../model.ts';

export type Bill = { goods: Cents; lines: readonly AmountLine[]; total: Cents };

/**
 * An order's price line by line: dishes at their original price, each fee, and all reductions as
 * one sum, so that the lines add up to the total. A pickup has no delivery line.
 */
export const billOf = ({
  quote,
  totalPrice,
  deliveryType,
}: Pick<Order, 'quote' | 'totalPrice' | 'deliveryType'>): Bill => {
  const { originalAmtn, boxPrice, bagFee, holidayServiceFee, deliveryGrossAmtn, specialPeriodFee } =
    quote;
  const gross = addCents(
    originalAmtn,
    boxPrice,
    bagFee,
    holidayServiceFee,
    deliveryGrossAmtn,
    specialPeriodFee,
  );
  const lines = amountLines({
    boxFee: boxPrice,
    bagFee,
    holidayServiceFee,
    deliveryFee: deliveryGrossAmtn,
    specialPeriodFee,
    reduction: cents(totalPrice - gross),
  });
  const isPickup = orderDeliveryType.nameOf(deliveryType) === 'pickup';
  return {
    goods: originalAmtn,
    total: totalPrice,
    lines: isPickup
      ? lines.filter(({ kind, cents: sum }) => kind !== 'deliveryFee' || sum !== 0)
      : lines,
  };
};
