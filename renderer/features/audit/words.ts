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
/** What a field said; null says nothing. */
export const valueWords = (value: string | null, t: Translate): string => {
  if (value === null) return t('audit.nothing');
  const key = VALUES[value];
  return key === undefined ? value : t(key);
};
