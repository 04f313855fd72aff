import type { AlertKind } from '#shared/codes/alert.ts';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import type { Translate } from '#shared/i18n/translate.ts';

/** What happened, in one sentence. A person, device or store that is gone is called unknown. */
export const alertSentence = (t: Translate, alert: AlertRow): string =>
  t(`alerts.what.${alert.kind}`, {
    operator: alert.operatorName ?? t('alerts.someone'),
    device: alert.deviceName ?? t('alerts.someDevice'),
    store: alert.storeName ?? t('alerts.someStore'),
    day: alert.day,
    count: alert.times,
  });

/** Alerts whose sentence gives the number itself. */
const COUNTED: ReadonlySet<AlertKind> = new Set([
  'unknown-codes',
  'operator-undos',
  'store-undos',
  'review-reported',
]);
export const isCountedInSentence = (kind: AlertKind): boolean => COUNTED.has(kind);

/** Alerts that do not come again at once when they are settled too early: settling them is confirmed. */
const CONFIRMED: ReadonlySet<AlertKind> = new Set([
  ...COUNTED,
  'refresh-reused',
  'revoked-till',
  'unclosed-day',
]);
export const isConfirmed = (kind: AlertKind): boolean => CONFIRMED.has(kind);
