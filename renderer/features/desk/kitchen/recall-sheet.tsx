import { Button, Text } from '@mantine/core';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { timeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTakeBack } from './acts.ts';
import { linesAt } from './tickets.ts';
import classes from './kitchen.module.css';

type Props = { orders: readonly DeskOrder[]; stationId: StationId | null; onClose: () => void };

/** One that was done, with the way to bring it back while it still is in the house. */
const Row = ({ order, stationId, onClose }: Omit<Props, 'orders'> & { order: DeskOrder }) => {
  const t = useT();
  const back = useTakeBack(onClose);
  const lines = linesAt(order, stationId);
  const mayRecall = order.cookedAt === null || order.acts.includes('UNREADY');
  const lineIds = lines.map(({ line }) => line.lineId);
  return (
    <li className={classes['row']} data-testid="kitchen-bumped" data-number={order.number}>
      <div>
        <Text fw={700} size="lg">
          {order.cookedAt === null
            ? order.number
            : t('kitchen.readyAt', { number: order.number, time: timeText(order.cookedAt) })}
        </Text>
        <Text c="dimmed">
          {lines.map(({ line }) => `${line.kept} × ${line.name}`).join(t('desk.comma'))}
        </Text>
      </div>
      {mayRecall ? (
        <Button
          size="md"
          loading={back.isPending}
          aria-label={t('kitchen.recallOf', { number: order.number })}
          onClick={() => back.mutate({ order, stationId, lineIds })}
        >
          {t('kitchen.recallIt')}
        </Button>
      ) : (
        <Text c="dimmed" flex="none">
          {t('kitchen.tooLate')}
        </Text>
      )}
    </li>
  );
};

/** What was done in this shift. */
export const RecallSheet = ({ orders, stationId, onClose }: Props) => {
  const t = useT();
  return (
    <Dialog
      title={t('kitchen.recall')}
      onClose={onClose}
      size="lg"
      data-testid="kitchen-recall-sheet"
    >
      {orders.length === 0 ? (
        <Text c="dimmed">{t('kitchen.nothingDone')}</Text>
      ) : (
        <ul className={classes['rows']}>
          {orders.map((order) => (
            <Row key={order.orderId} order={order} stationId={stationId} onClose={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
