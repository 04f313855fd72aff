import { ALLERGENS } from '#shared/codes/allergen.ts';
import { RECEIPT_MODES } from '#shared/codes/group-order.ts';
import { STORE_OWN_KINDS } from '#shared/codes/store-promotion.ts';
import { weekdayWords } from '#shared/group/use-time-words.ts';
import type { MessageKey, Translate } from '#shared/i18n/translate.ts';
import { texts } from '#shared/i18n/console-audit/zh.ts';

/** What a field of a thing is called; special days are called by their dates. */
export const fieldWords = (field: string, t: Translate): string => {
  const key = `audit.field.${field}`;
  return key in texts ? t(key as MessageKey) : field;
};

const VALUES: Readonly<Record<string, MessageKey>> = {
  yes: 'audit.yes',
  no: 'audit.no',
  '-1': 'audit.unlimited',
  none: 'audit.none',
  SPAM: 'audit.report.SPAM',
  INSULT: 'audit.report.INSULT',
  PERSONAL: 'audit.report.PERSONAL',
  NOT_THIS_STORE: 'audit.report.NOT_THIS_STORE',
  OTHER: 'audit.report.OTHER',
  HIDDEN: 'audit.outcome.HIDDEN',
  KEPT: 'audit.outcome.KEPT',
  BUSY: 'desk.live.reason.BUSY',
  STAFF: 'desk.live.reason.STAFF',
  OUT: 'desk.live.reason.OUT',
  EQUIPMENT: 'desk.live.reason.EQUIPMENT',
  CLOSING: 'desk.live.reason.CLOSING',
  SILENT: 'desk.live.reason.SILENT',
  UNHEARD: 'desk.live.reason.UNHEARD',
};

const keysOf = <Code extends string | number>(
  codes: readonly Code[],
  keyOf: (code: Code) => MessageKey,
): Readonly<Record<string, MessageKey>> =>
  Object.fromEntries(codes.map((code) => [code, keyOf(code)]));

/** Fields that hold codes of their own, one or several with a space between. */
const CODES: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  allergens: keysOf(ALLERGENS, (code) => `menuEdit.allergen.${code}`),
  spice: keysOf([0, 1, 2, 3] as const, (level) => `menuEdit.spice.${level}`),
  receipt: keysOf(RECEIPT_MODES, (mode) => `stores.receipt.${mode}`),
  kind: keysOf(STORE_OWN_KINDS, (kind) => `storePromo.kind.${kind}`),
};

/** `1 2 07:00-11:00 17:00-22:00`, weekdays before hours, as a person reads it. */
const saleWords = (value: string, t: Translate): string => {
  const parts = value.split(' ');
  const hours = parts.filter((part) => part.includes(':')).map((span) => span.replace('-', '–'));
  const days = parts.filter((part) => !part.includes(':')).map(Number);
  return [weekdayWords(days, t), hours.join(t('deal.listMark'))].join(' · ');
};

/** What a field said; null says nothing. */
export const valueWords = (field: string, value: string | null, t: Translate): string => {
  if (value === null) return t('audit.nothing');
  if (field === 'saleHours') return saleWords(value, t);
  const key = VALUES[value];
  if (key !== undefined) return t(key);
  const keys = CODES[field];
  if (keys === undefined) return value;
  return value
    .split(' ')
    .map((code) => (keys[code] === undefined ? code : t(keys[code])))
    .join(t('deal.listMark'));
};
