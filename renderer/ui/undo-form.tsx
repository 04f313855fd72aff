import { Alert, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { UNDO_REASONS, type UndoReason } from '#shared/codes/group-order.ts';
import { useT } from '../lib/i18n.ts';
import type { UndoChoice } from '../lib/undo.ts';

const NOTE_MAX = 200;

type Props = {
  isBusy: boolean;
  /** What went wrong, in words; null when nothing did. */
  error: string | null;
  /** The choice of an attempt whose answer never came: it can only be sent again as it was. */
  unsure: UndoChoice | undefined;
  onSubmit: (choice: UndoChoice) => void;
  onCancel?: () => void;
};

const isOther = (reason: UndoReason | null): boolean => reason === 'OTHER';

/** Why a write-off is taken back (decision B7): a reason, and a note that OTHER needs. */
export const UndoForm = ({ isBusy, error, unsure, onSubmit, onCancel }: Props) => {
  const t = useT();
  const [reasonCode, setReason] = useState<UndoReason | null>(unsure?.reasonCode ?? null);
  const [note, setNote] = useState(unsure?.note ?? '');
  const [isAsked, setAsked] = useState(false);
  const isFixed = isBusy || unsure !== undefined;
  const isNoteMissing = isOther(reasonCode) && note.trim() === '';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (reasonCode && !isNoteMissing && !isBusy)
      onSubmit({ reasonCode, note: note.replace(/\s+/g, ' ').trim() });
  };

  return (
    <form onSubmit={submit} noValidate data-testid="undo-form">
      <Stack gap="md">
        <Radio.Group
          label={t('console.undo.reason')}
          value={reasonCode}
          onChange={setReason}
          error={isAsked && !reasonCode ? t('console.undo.reasonMissing') : null}
        >
          <Stack gap="sm" mt="xs">
            {UNDO_REASONS.map((reason) => (
              <Radio
                key={reason}
                size="md"
                value={reason}
                label={t(`console.undo.reason.${reason}`)}
                disabled={isFixed}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          size="md"
          label={t('console.undo.note')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={NOTE_MAX}
          autosize
          minRows={2}
          disabled={isFixed}
          required={isOther(reasonCode)}
          error={isAsked && isNoteMissing ? t('console.undo.noteMissing') : null}
        />
        {unsure && !isBusy ? (
          <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {t('console.undo.unsure')}
          </Alert>
        ) : null}
        {error && !unsure ? (
          <Text c="red.9" role="alert" data-testid="undo-error">
            {error}
          </Text>
        ) : null}
        <Group justify="flex-end">
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={isBusy}>
              {t('common.cancel')}
            </Button>
          ) : null}
          <Button
            type="submit"
            color="red.9"
            loading={isBusy}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            data-testid="undo-confirm"
          >
            {t('console.undo.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
