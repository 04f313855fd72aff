import { Text } from '@mantine/core';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { timeText } from '#shared/format/date.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from './breakdown.module.css';

type Props = {
  day: DayReply;
  row: { key: string; name: string };
  onStore: (storeId: StoreId) => void;
};

/** Whether a store is closed, and a way to its own day. */
export const StoreName = ({ day, row, onStore }: Props) => {
  const t = useT();
  const store = day.stores.find((one) => one.storeId === row.key);
  if (!store) return <span className={classes['name']}>{row.name}</span>;
  const { closing } = store;
  return (
    <>
      <button
        type="button"
        className={classes['link']}
        onClick={() => onStore(store.storeId)}
        data-testid="day-to-store"
      >
        {row.name}
      </button>
      <Text component="span" size="sm" c="dimmed" display="block">
        {closing
          ? t('day.storeClosed', { time: timeText(closing.at), name: closing.operatorName })
          : t('day.open')}
      </Text>
    </>
  );
};

/** A bar beside the figure, so that the big ones are seen at once. */
export const Share = ({ part }: { part: number }) => (
  <span className={classes['share']} aria-hidden>
    <span style={{ width: `${Math.max(0, Math.min(100, part * 100))}%` }} />
  </span>
);
