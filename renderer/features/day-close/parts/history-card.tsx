import { Text } from '@mantine/core';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { closingBillText } from '../bill-words.ts';
import classes from './history.module.css';

/** Who closed the day and who opened it again, and why; nothing is ever taken out of it. */
export const HistoryCard = ({ day: { history } }: { day: DayReply }) => {
  const t = useT();
  if (history.length === 0) return null;
  return (
    <DetailCard title={t('day.history')} testId="day-history">
      <ol className={classes['list']}>
        {history.map(({ number, at, operatorName, deviceName, booked, bill, reopened }) => (
          <li key={number}>
            {reopened && (
              <div className={classes['act']}>
                <Text fw={600}>{t('day.history.reopened')}</Text>
                <Text size="sm" c="dimmed">
                  {[dateTimeText(reopened.at), reopened.operatorName, reopened.deviceName].join(
                    ' · ',
                  )}
                </Text>
                <Text size="sm">{t('day.history.reason', { reason: reopened.reason })}</Text>
              </div>
            )}
            <div className={classes['act']}>
              <Text fw={600}>
                {t('day.history.closed', { number })}
                {' · '}
                {sum(booked.amount)}
              </Text>
              <Text size="sm" c="dimmed">
                {[dateTimeText(at), operatorName, deviceName].join(' · ')}
              </Text>
              {bill && (
                <Text size="sm" data-testid="day-history-bill">
                  {closingBillText({ bill }, t)}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ol>
    </DetailCard>
  );
};
