import { minuteText } from '#shared/format/date.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { T } from '../../../lib/i18n.ts';

type Hours = {
  saleHours?: Pick<NonNullable<MenuProductRow['saleHours']>, 'isOff' | 'fromMinute'> | undefined;
};

/** Why a dish is not to be had now: its hours, or that it is sold out. */
export const outWords = ({ saleHours }: Hours, t: T): string => {
  if (saleHours?.isOff !== true) return t('shop.soldOut');
  return saleHours.fromMinute === null
    ? t('shop.offHours')
    : t('shop.offFrom', { time: minuteText(saleHours.fromMinute) });
};
