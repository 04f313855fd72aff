import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { timeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useT } from '../../lib/i18n.ts';
import type { KeptScan } from '../../lib/storage-picks.ts';
import { isWaiting, keptUntil } from './kept-scans.ts';
import { dismissScans } from './this-picker.ts';
import classes from './picking.module.css';

const Waiting = ({ scans }: { scans: readonly KeptScan[] }) => {
  const t = useT();
  const [first] = scans;
  return (
    <p className={classes['waits']} role="status" data-testid="pick-waits">
      {first !== undefined && (
        <>
          <strong>{t('pick.waiting', { count: scans.length })}</strong>{' '}
          {t('pick.waitingUntil', { time: timeText(keptUntil(first)) })}
        </>
      )}
    </p>
  );
};

/** What did not count, by item, until the picker has read it. */
const Faults = ({ scans }: { scans: readonly KeptScan[] }) => {
  const t = useT();
  return (
    <section className={classes['faults']} role="alert" data-testid="pick-faults">
      <strong>{t('pick.notCounted')}</strong>
      <ul>
        {scans.map(({ requestId, number, name, at, state, sentence }) => (
          <li key={requestId}>
            {[
              t('pick.got', { number, name }),
              timeText(at),
              state === 'LATE' ? t('pick.late') : sentence,
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        onClick={() => void dismissScans(scans)}
        data-testid="pick-faults-read"
      >
        {t('pick.read')}
      </Button>
    </section>
  );
};

type Props = { scans: readonly KeptScan[]; keptAt: Instant | null };

/** Without a line: how old the list is, how many picks wait, and what came too late or was refused. */
export const KeptPart = ({ scans, keptAt }: Props) => {
  const t = useT();
  const faults = scans.filter((scan) => !isWaiting(scan));
  return (
    <>
      {keptAt !== null && (
        <p className={classes['waits']} role="status" data-testid="pick-old">
          <IconCloudOff size={22} aria-hidden />
          {t('pick.oldList', { time: timeText(keptAt) })}
        </p>
      )}
      <Waiting scans={scans.filter(isWaiting)} />
      {faults.length > 0 && <Faults scans={faults} />}
    </>
  );
};
