import { useStore } from 'zustand';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { instant } from '#shared/kernel/time.ts';
import { maskCode, readScan } from '#shared/voucher/code.ts';
import { useT } from '../../../lib/i18n.ts';
import { lastScans, type ScannerKind } from '../../../lib/scan/desk.ts';
import { TEST_CODES } from '../../../lib/scan/doctor/test-codes.ts';
import type { KeyTiming } from '../../../lib/scan/key-timing.ts';
import classes from './panel.module.css';

const LONGEST = 60;

/** What was read, in words; a voucher's code is not shown whole. */
export const scanText = (text: string, t: Translate): string => {
  const number = TEST_CODES.findIndex((code) => code.text === text) + 1;
  if (number > 0) return t('scanner.testCode', { number });
  const read = readScan(text);
  if (read.kind === 'code') return t('scanner.voucher', { code: maskCode(read.code) });
  return read.kind === 'qr' ? t('scanner.qr') : text.slice(0, LONGEST);
};

export const timingText = ({ keys, medianMs, maxMs }: KeyTiming, t: Translate): string =>
  t('scanner.wedge.timing', { keys, median: Math.round(medianMs), max: Math.round(maxMs) });

/** The last scan of one kind of scanner: what, when, and how quick its keys were. */
export const LastScan = ({ kind }: { kind: ScannerKind }) => {
  const t = useT();
  const last = useStore(lastScans, (scans) => scans[kind]);
  return (
    <dl className={classes['last']} data-testid={`last-${kind}`} aria-live="polite">
      <dt>{t('scanner.last')}</dt>
      <dd>{last ? scanText(last.text, t) : t('scanner.none')}</dd>
      {last && (
        <dd className={classes['time']}>{dateTimeSecondsText(instant(last.at)).slice(11)}</dd>
      )}
      {last?.timing && <dd className={classes['timing']}>{timingText(last.timing, t)}</dd>}
    </dl>
  );
};
