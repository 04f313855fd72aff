import { Alert, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconReceiptRefund } from '@tabler/icons-react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { price } from '#shared/format/money.ts';
import { addCents, type Cents } from '#shared/kernel/money.ts';
import { useFields, type Problems } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import classes from './refund-dialog.module.css';
import { useHistory } from '../queries.ts';
import { useRefundUsed } from '../refund-used.ts';
import { standingUses, type StandingUse } from '../standing-uses.ts';

const REASON_MAX = 200;
const MEANS = ['guest', 'books', 'voucher'] as const;

type Props = { row: LogRow; onDone: (amount: Cents) => void; onClose: () => void };
type Fields = { which: 'this' | 'all'; reason: string };

const problemsOf = ({ reason }: Fields): Problems => ({
  reason: reason.trim() === '' ? 'console.refund.reasonMissing' : null,
});
const sumsOf = (uses: readonly StandingUse[]) => ({
  times: uses.reduce((sum, { times }) => sum + times, 0),
  amount: addCents(...uses.map(({ amount }) => amount)),
});

/** The use of the record, and all of its voucher that stand once these are known. */
const useChoices = ({ verifyId, times, faceAmount }: LogRow) => {
  const all = standingUses(useHistory(verifyId).data?.events ?? []);
  const one: StandingUse[] = [{ verifyId, times, amount: faceAmount }];
  return { this: one, all: all.length > 1 ? all : one };
};

/** This use alone, or all of a card that was used several times. */
const Which = ({
  choices,
  field,
  isFixed,
}: {
  choices: ReturnType<typeof useChoices>;
  field: object;
  isFixed: boolean;
}) => {
  const t = useT();
  const words = (which: Fields['which']): string => {
    const { times, amount } = sumsOf(choices[which]);
    const { length: count } = choices[which];
    return which === 'this'
      ? t('console.refund.this', { times, amount: price(amount), count: times })
      : t('console.refund.all', { count, times, amount: price(amount) });
  };
  if (choices.all.length === 1) return null;
  return (
    <Radio.Group {...field} label={t('console.refund.which')}>
      <Stack gap="sm" mt="xs">
        {(['this', 'all'] as const).map((which) => (
          <Radio key={which} size="md" value={which} label={words(which)} disabled={isFixed} />
        ))}
      </Stack>
    </Radio.Group>
  );
};

/** How much goes back, what that means, and why: nothing is sent without a reason, which the guest reads. */
export const RefundDialog = ({ row, onDone, onClose }: Props) => {
  const t = useT();
  const { refund, unsure } = useRefundUsed(row.verifyId);
  const choices = useChoices(row);
  const { values, field, submit } = useFields<Fields>({
    initialValues: {
      which: (unsure?.verifyIds.length ?? 1) > 1 ? 'all' : 'this',
      reason: unsure?.reason ?? '',
    },
    problemsOf,
  });
  const chosen = choices[values.which];
  const { amount } = sumsOf(chosen);
  const isFixed = refund.isPending || unsure !== undefined;
  const handleConfirm = submit(({ reason }) =>
    refund.mutate(
      { verifyIds: chosen.map(({ verifyId }) => verifyId), reason: reason.trim() },
      { onSuccess: ({ refundAmtn }) => onDone(refundAmtn) },
    ),
  );
  return (
    <ConfirmDialog
      title={t('console.refund.title')}
      confirm={{
        label: t('console.refund.confirm', { amount: price(amount) }),
        icon: <IconReceiptRefund size={20} aria-hidden />,
        tone: 'bad',
        testId: 'refund-confirm',
      }}
      focus="field"
      isBusy={refund.isPending}
      error={unsure === undefined ? refund.error : null}
      onConfirm={handleConfirm}
      onClose={onClose}
      testId="refund-dialog"
    >
      <div>
        <p className={classes['amount']} data-testid="refund-amount">
          {price(amount)}
        </p>
        <Text size="sm" c="dimmed">
          {`${row.productName} · ${row.codeMask}`}
        </Text>
      </div>
      <Which choices={choices} field={field('which')} isFixed={isFixed} />
      <ul className={classes['means']}>
        {MEANS.map((means) => (
          <li key={means}>{t(`console.refund.means.${means}`)}</li>
        ))}
      </ul>
      <Textarea
        {...field('reason')}
        size="md"
        label={t('console.refund.reason')}
        maxLength={REASON_MAX}
        autosize
        minRows={2}
        disabled={isFixed}
        required
        data-autofocus
      />
      {unsure !== undefined && !refund.isPending && (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('console.refund.unsure')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
