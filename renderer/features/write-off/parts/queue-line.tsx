import { IconListNumbers } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { shownScan } from '../machine/verdict.ts';
import { QUEUE_MOST } from '../scan/queue.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import classes from './queue-line.module.css';

/** Scans that wait for their turn, and the one that found no room. */
export const QueueLine = ({ waiting, missed }: { waiting: number; missed: Scan | null }) => {
  const t = useT();
  return (
    <div role="status" aria-label={t('writeOff.queue')} className={classes['line']}>
      {waiting > 0 ? <p className={classes['count']} data-testid="queue-count" data-count={waiting}><IconListNumbers size={24} aria-hidden />{t('writeOff.queue.count', { count: waiting })}</p> : null}
      {missed ? <p className={classes['full']} role="alert" data-testid="queue-full">{t('writeOff.queue.full', { most: QUEUE_MOST, code: shownScan(missed) })}</p> : null}
    </div>
  );
};
