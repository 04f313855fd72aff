import { Text } from '@mantine/core';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { reasonText } from '../../../domain/refusal/reason-text.ts';
import { DetailCard, FactList } from '../../../ui/detail-parts.tsx';

/** What is not settled yet: undos that are still open, refunds on their way, and what was refused. */
export const WatchCard = ({
  day: {
    figures: { undoable, refunds, undone, refused, refusals },
  },
}: {
  day: DayReply;
}) => {
  const t = useT();
  const none = t('day.watch.none');
  const beside = (main: string, note: string) => (
    <>
      {main}
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </>
  );
  return (
    <DetailCard title={t('day.watch')} testId="day-watch">
      <FactList
        facts={[
          {
            label: t('day.watch.undoable'),
            id: 'day-undoable',
            value:
              undoable.count === 0
                ? none
                : beside(
                    `${t('day.watch.uses', { count: undoable.count })} · ${sum(undoable.amount)}`,
                    t('day.watch.undoableUntil', { time: dateTimeText(undoable.until) }),
                  ),
          },
          {
            label: t('day.watch.undone'),
            id: 'day-undone',
            value:
              undone.count === 0
                ? none
                : `${t('day.watch.uses', { count: undone.count })} · ${sum(undone.amount)}`,
          },
          {
            label: t('day.watch.refunds'),
            id: 'day-refunds',
            value:
              refunds.count === 0
                ? none
                : beside(
                    `${t('day.watch.vouchers', { count: refunds.count })} · ${sum(refunds.amount)}`,
                    t('day.watch.refundsHint'),
                  ),
          },
          {
            label: t('day.watch.refused'),
            id: 'day-refused',
            value:
              refused === 0
                ? none
                : beside(
                    t('day.watch.tries', { count: refused }),
                    refusals
                      .map(({ reason, count }) => `${reasonText(reason, t)} ${count}`)
                      .join(' · '),
                  ),
          },
        ]}
      />
    </DetailCard>
  );
};
