import { Button, Group, NumberInput, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { SHORT_REASONS, type ShortReason } from '#shared/codes/pick.ts';
import type { PickId } from '#shared/kernel/ids.ts';
import { useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useShort, type Line } from './queries.ts';

type Props = { pickId: PickId; line: Line; number: string; onClose: () => void };

/** How many pieces are missing, and why. */
export const ShortDialog = ({ pickId, line, number, onClose }: Props) => {
  const t = useT();
  const short = useShort();
  const { orderId, lineId, name, left } = line;
  const [quantity, setQuantity] = useState(left);
  const [reason, setReason] = useState<ShortReason>(1);
  const handleNote = (): void =>
    short.mutate({ pickId, orderId, lineId, quantity, reason }, { onSuccess: onClose });
  return (
    <Dialog title={t('pick.shortOf', { name, number })} onClose={onClose} data-testid="pick-short">
      <Stack gap="md">
        <NumberInput
          label={t('pick.quantity')}
          size="md"
          min={1}
          max={left}
          clampBehavior="strict"
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setQuantity(Math.min(left, Math.max(1, Number(value) || 1)))}
        />
        <Radio.Group
          label={t('pick.reason')}
          value={String(reason)}
          onChange={(value) =>
            setReason(SHORT_REASONS.find((each) => String(each) === value) ?? reason)
          }
        >
          <Stack gap={8} mt={8}>
            {SHORT_REASONS.map((each) => (
              <Radio key={each} value={String(each)} size="md" label={t(`pick.reason.${each}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('pick.cancel')}
          </Button>
          <Button
            size="md"
            loading={short.isPending}
            onClick={handleNote}
            data-testid="pick-short-note"
          >
            {t('pick.note')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
