import type { ComboPiece } from '#shared/contract/consumer/combo.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { CHANCES } from '#shared/voucher/combo-draw.ts';
import type { T } from '../../../lib/i18n.ts';

/** Whole dollars without decimals. */
export const short = (value: Cents): string => price(value).replace(/\.00$/, '');

export const limitWords = (limitAmount: Cents, t: T): string =>
  limitAmount === 0 ? t('combo.noLimit') : t('combo.limit', { amount: short(limitAmount) });

export const pieceName = ({ businessType }: Pick<ComboPiece, 'businessType'>, t: T): string =>
  t('combo.piece', { business: t(`combo.business.${businessType}`) });

/** A chance in percent. */
export const percent = (chance: number): string => `${(chance * 100) / CHANCES}%`;
