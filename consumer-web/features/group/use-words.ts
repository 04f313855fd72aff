import { dateText } from '#shared/format/date.ts';
import { unbroken } from '#shared/group/use-time-words.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { T } from '../../lib/i18n.ts';

/** `2026-11-21 to 2026-12-21`. */
export const spanWords = (from: Instant, to: Instant, t: T): string =>
  t('voucher.span', { from: unbroken(dateText(from)), to: unbroken(dateText(to)) });
