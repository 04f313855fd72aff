import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Step } from '#shared/pricing/cart-quote.ts';
import type { TextKey } from '../../lib/i18n.ts';
import type { Quote } from './checkout-model.ts';

/** One line of the bill with the changes of the total that it sums up. The lines of a bill sum to what is payable. */
export type FeeRow = {
  id: string;
  step: Step;
  labelKey: TextKey;
  cents: Cents;
  parts: Quote['trace'];
};

/** Reduced prices of single pieces are part of the goods on the bill. */
const IN_GOODS: ReadonlySet<Step> = new Set<Step>([
  'goods',
  'seckill',
  'composite',
  'addOn',
  'welfare',
  'discount',
  'oldDiscount',
  'halfPrice',
]);

const rowOf = ({
  step,
  ruleId,
}: Quote['trace'][number]): Pick<FeeRow, 'id' | 'labelKey' | 'step'> => {
  if (IN_GOODS.has(step)) return { id: 'goods', step: 'goods', labelKey: 'checkout.fee.goods' };
  if (step !== 'serviceFee') return { id: step, step, labelKey: `pricing.step.${step}` };
  return {
    id: `${step}.${ruleId ?? ''}`,
    step,
    labelKey:
      ruleId === 'holiday'
        ? 'checkout.fee.holiday'
        : ruleId === 'specialPeriod'
          ? 'checkout.fee.specialPeriod'
          : 'pricing.step.serviceFee',
  };
};

/** The bill of a quote, in the order in which its total was made. */
export const feeRows = ({ trace }: Pick<Quote, 'trace'>): FeeRow[] => {
  const rows = new Map<string, FeeRow>();
  for (const part of trace) {
    const row = rowOf(part);
    const known = rows.get(row.id);
    rows.set(
      row.id,
      known === undefined
        ? { ...row, cents: part.delta, parts: [part] }
        : { ...known, cents: cents(known.cents + part.delta), parts: [...known.parts, part] },
    );
  }
  return [...rows.values()];
};

/** A line of the bill that is not what it was; null where there was, or is, no such line. */
export type FeeChange = {
  id: string;
  labelKey: TextKey;
  before: Cents | null;
  after: Cents | null;
};

/** What makes one quote differ from another, by the lines of the bill. */
export const feeChanges = ({
  before,
  after,
}: Readonly<Record<'before' | 'after', Pick<Quote, 'trace'>>>): FeeChange[] => {
  const was = new Map(feeRows(before).map((row) => [row.id, row]));
  const is = new Map(feeRows(after).map((row) => [row.id, row]));
  return [...new Map([...was, ...is]).values()].flatMap(({ id, labelKey }) => {
    const change = {
      id,
      labelKey,
      before: was.get(id)?.cents ?? null,
      after: is.get(id)?.cents ?? null,
    };
    return change.before === change.after ? [] : [change];
  });
};
