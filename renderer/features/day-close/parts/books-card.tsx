import { Text } from '@mantine/core';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { booksLines } from '../day-file.ts';
import { signedMoney, usesText } from '../day-words.ts';
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
        {lines.map(([name, change], index) => {
          const isPlain = index === 0 || index === lines.length - 1;
          return (
            <div key={name} data-sum={index === lines.length - 1}>
              <dt>{name}</dt>
              <dd>{usesText(day, change, t)}</dd>
              <dd>{isPlain ? sum(change.amount) : signedMoney(change.amount)}</dd>
            </div>
          );
        })}
      </dl>
    </DetailCard>
  );
};
