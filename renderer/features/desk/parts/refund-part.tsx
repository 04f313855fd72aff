import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { merchantDeskCalls } from '#shared/contract/merchant/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useRefund } from '../mutations.ts';
import classes from '../desk.module.css';

type AskProps = { order: DeskOrder; isAccepted: boolean; onClose: () => void };

const Ask = ({ order, isAccepted, onClose }: AskProps) => {
  const t = useT();
  const answer = useRefund(order);
  const way = isAccepted ? 'accept' : 'refuse';
  return (
    <ConfirmDialog
      title={t(`desk.refund.${way}Title`, { number: order.number })}
      text={t(`desk.refund.${way}Text`)}
      confirm={{
        label: t(`desk.refund.${way}`),
        icon: isAccepted ? <IconCheck size={20} aria-hidden /> : <IconX size={20} aria-hidden />,
        ...(!isAccepted && { tone: 'bad' as const }),
      }}
      isBusy={answer.isPending}
      error={answer.error}
      onConfirm={() => answer.mutate(isAccepted, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

/** A refund that waits for the store: owners and managers answer. */
export const RefundPart = ({ order }: { order: DeskOrder }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const [asked, setAsked] = useState<boolean | null>(null);
  if (order.refund === null) return null;
  const mayAnswer = merchantDeskCalls.merchantDeskRefund.roles?.includes(role) ?? true;
  return (
    <div className={classes['refund']} data-testid="desk-refund">
      <Text size="sm" fw={600}>
        {t('desk.refund.asked', { time: dateTimeText(order.refund.autoAt) })}
      </Text>
      {mayAnswer && (
        <Group gap={8}>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('desk.refund.accept')}
          </Button>
          <Button variant="default" onClick={() => setAsked(false)}>
            {t('desk.refund.refuse')}
          </Button>
        </Group>
      )}
      {asked !== null && <Ask order={order} isAccepted={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};
