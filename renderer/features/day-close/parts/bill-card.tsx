import { Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { sum } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { billText, closingBillText, readBill } from '../bill-words.ts';
import classes from './bill.module.css';

/** What came of the comparison, with our own sum below it. */
const Answer = ({ isMatch, text, ours }: { isMatch: boolean; text: string; ours: Cents }) => {
  const t = useT();
  const Icon = isMatch ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={classes['answer']} data-match={isMatch} data-testid="day-bill-answer">
      <Icon size={22} aria-hidden />
      <span>
        {text}
        <Text component="span" size="sm" c="dimmed" display="block">
          {t('day.bill.ours', { amount: sum(ours) })}
        </Text>
      </span>
    </p>
  );
};

type Props = { day: DayReply; ours: Cents; text: string; onText: (text: string) => void };

/** The owner types the sum of the platform's bill and reads the difference; the closing keeps both. */
export const BillCard = ({ day: { closing, storeId }, ours, text, onText }: Props) => {
  const t = useT();
  const kept = closing && closingBillText(closing, t);
  if (closing?.bill && kept)
    return (
      <DetailCard title={t('day.bill')} testId="day-bill">
        <Answer isMatch={closing.bill.difference === 0} text={kept} ours={ours} />
      </DetailCard>
    );
  const bill = readBill(text);
  const isKept = closing === null && storeId !== null;
  return (
    <DetailCard title={t('day.bill')} testId="day-bill">
      <TextInput
        label={t('day.bill.field')}
        description={t(isKept ? 'day.bill.hint' : 'day.bill.hintOnly')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leftSection="$"
        value={text}
        error={bill === 'wrong' ? t('day.bill.bad') : null}
        onChange={(event) => onText(event.currentTarget.value)}
        data-testid="day-bill-field"
      />
      <div role="status" aria-live="polite">
        {bill === null || bill === 'wrong' ? (
          <Text size="sm" c="dimmed" mt="sm">
            {t('day.bill.ours', { amount: sum(ours) })}
          </Text>
        ) : (
          <Answer isMatch={bill === ours} text={billText(bill, ours, t)} ours={ours} />
        )}
      </div>
    </DetailCard>
  );
};
