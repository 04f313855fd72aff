import { fromDollars, type Cents } from '../kernel/money.ts';

/**
 * A sum as people write it: `1,234.5`, `$1234.50`, full-width digits. Null when it does not read as
 * one, or has more than two decimals.
 */
export const parseAmount = (text: string): Cents | null => {
  const bare = text.normalize('NFKC').replace(/[\s,$]|MOP/gi, '');
  return /^\d{1,9}(\.\d{0,2})?$/.test(bare) ? fromDollars(Number(bare)) : null;
};
