import { Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { parseAmount } from '#shared/format/amount-input.ts';
import { sum } from '#shared/format/money.ts';
import { billDifference } from '#shared/group/bill-difference.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import classes from './bill.module.css';

/** A platform's bill beside our own settlement, in words. */
export const billText = (bill: Cents, ours: Cents, t: Translate): string => {
  const difference = billDifference(bill, ours);
  return difference.kind === 'match'
    ? t('day.bill.match')
    : t(`day.bill.${difference.kind}`, { amount: sum(difference.amount) });
};

type Props = { ours: Cents; text: string; onText: (text: string) => void };

/** The owner types the sum of the platform's bill, and reads the difference. */
export const BillCard = ({ ours, text, onText }: Props) => {
  const t = useT();
  const bill = parseAmount(text);
  const isWrong = text.trim() !== '' && bill === null;
  const isMatch = bill === ours;
  const Icon = isMatch ? IconCircleCheck : IconAlertTriangle;
  return (
    <DetailCard title={t('day.bill')} testId="day-bill">
      <TextInput
        label={t('day.bill.field')}
        description={t('day.bill.hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leftSection="$"
        value={text}
        error={isWrong ? t('day.bill.bad') : null}
        onChange={(event) => onText(event.currentTarget.value)}
        data-testid="day-bill-field"
      />
      <div role="status" aria-live="polite">
        {bill === null ? (
          <Text size="sm" c="dimmed" mt="sm">
            {t('day.bill.ours', { amount: sum(ours) })}
          </Text>
        ) : (
          <p className={classes['answer']} data-match={isMatch} data-testid="day-bill-answer">
            <Icon size={22} aria-hidden />
            <span>
              {billText(bill, ours, t)}
              <Text component="span" size="sm" c="dimmed" display="block">
                {t('day.bill.ours', { amount: sum(ours) })}
              </Text>
            </span>
          </p>
        )}
      </div>
    </DetailCard>
  );
};
