import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import type { T } from '../../lib/i18n.ts';
import { bagWords } from './bag-words.ts';

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as T;
const pack = { bagPrice: cents(100), isBagExempt: false, pocketNum: 1 };

describe('the bags of a checkout', () => {
  it.each([
    ['of a supermarket follow the weight of the order', { bagCapacityKg: 8 }, 16.5, 3],
    ['are one where that is enough', { bagCapacityKg: 8 }, 8, 1],
    ['are one before the order is priced', { bagCapacityKg: 8 }, null, 1],
    ['of a kitchen are one, whatever it weighs', {}, 16.5, 1],
  ])('%s', (_, change, weightKg, count) => {
    const quote = weightKg === null ? null : { weightKg };
    const words = bagWords({ pack: { ...pack, ...change }, quote }, t);
    expect(words).toBe(
      count === 1
        ? t('checkout.bagPrice', { amount: '$1.00' })
        : t('checkout.bags', { count, amount: '$1.00' }),
    );
  });
});
