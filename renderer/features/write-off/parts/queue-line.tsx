import { Button } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { shownScan } from '../machine/verdict.ts';
import { QUEUE_MOST, type ScanQueue } from '../scan/queue.ts';
import { till } from '../this-till.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import { readScan } from '#shared/voucher/code.ts';
import classes from './queue-line.module.css';

const useShown = (): ((scan: Scan) => string) => {
  const t = useT();
  return (scan) => {
    if (scan.source === 'SEARCH') return t('writeOff.queue.searched');
    return readScan(scan.text).kind === 'qr' ? t('writeOff.queue.qr') : shownScan(scan);
  };
};

/** Scans that wait for their turn (decision C10): how many, what they are, and a way to send them away; and the one that found no room. */
export const QueueLine = ({ queue, missed }: { queue: ScanQueue; missed: Scan | null }) => {
  const t = useT();
  const shown = useShown();
  return (
    <div aria-label={t('writeOff.queue')} role="group" className={classes['line']}>
      {queue.length > 0 && (
        <>
          <p
            className={classes['count']}
            role="status"
            data-testid="queue-count"
            data-count={queue.length}
          >
            <IconListNumbers size={24} aria-hidden />
            {t('writeOff.queue.count', { count: queue.length })}
            <Button
              size="compact-md"
              variant="default"
              onClick={() => till.send({ type: 'queueCleared' })}
              data-testid="queue-clear"
            >
              {t('writeOff.queue.clear')}
            </Button>
          </p>
          <ol
            className={classes['waiting']}
            tabIndex={0}
            aria-label={t('writeOff.queue.waiting')}
            data-testid="queue-list"
          >
            {queue.map((scan, index) => (
              <li key={`${scan.at}-${index}`}>
                <code>{shown(scan)}</code>
                <time>{dateTimeSecondsText(scan.at).slice(11)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
      {missed && (
        <p className={classes['full']} role="alert" data-testid="queue-full">
          {t('writeOff.queue.full', { most: QUEUE_MOST, code: shown(missed) })}
        </p>
      )}
    </div>
  );
};
