import { IconArrowBackUp, IconBan, IconCheck, IconReceiptRefund } from '@tabler/icons-react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useT } from '../../../lib/i18n.ts';
import { reasonText, reasonTitle } from '../../../domain/refusal/reason-text.ts';
import classes from './cells.module.css';

const LOOK = {
  OK: IconCheck,
  REFUSED: IconBan,
  UNDONE: IconArrowBackUp,
  REFUNDED: IconReceiptRefund,
} as const satisfies Record<LogRow['state'], unknown>;

/** A state in words with its sign. Plain parts: a list draws dozens of them in every frame of a scroll. */
export const StateBadge = ({ state }: { state: LogRow['state'] }) => {
  const t = useT();
  const Icon = LOOK[state];
  return (
    <span className={classes['badge']} data-state={state}>
      <Icon size={16} aria-hidden />
      {t(`console.records.result.${state}`)}
    </span>
  );
};

/** What became of an attempt, why it was refused, and whether its money was given back. */
export const StateCell = ({ row }: { row: LogRow }) => {
  const t = useT();
  return (
    <>
      <StateBadge state={row.state} />
      {row.reason !== null && (
        <span className={classes['reason']} title={reasonText(row.reason, t)}>
          {reasonTitle(row.reason, t)}
        </span>
      )}
      {row.refunded && row.state === 'OK' && (
        <span className={classes['reason']}>{t('console.records.refunded')}</span>
      )}
    </>
  );
};
