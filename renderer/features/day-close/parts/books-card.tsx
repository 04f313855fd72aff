import { Text } from '@mantine/core';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { booksLines } from '../day-file.ts';
import { signedMoney } from '../day-words.ts';
import { sum } from '#shared/format/money.ts';
import classes from './books.module.css';

/** The day and what has changed of days closed before it: what the closing books. */
export const BooksCard = ({ day }: { day: DayReply }) => {
  const t = useT();
  const lines = booksLines(day, t);
  return (
    <DetailCard title={t('day.books')} testId="day-books">
      <Text size="sm" c="dimmed" mb={6}>
        {t('day.books.hint')}
      </Text>
      <dl className={classes['lines']}>
        {lines.map(([name, { times, amount }], index) => {
          const isPlain = index === 0 || index === lines.length - 1;
          return (
            <div key={name} data-sum={index === lines.length - 1}>
              <dt>{name}</dt>
              <dd>{t('day.uses', { count: times })}</dd>
              <dd>{isPlain ? sum(amount) : signedMoney(amount)}</dd>
            </div>
          );
        })}
      </dl>
    </DetailCard>
  );
};
