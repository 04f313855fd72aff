import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { unsureUndo, useUndo } from '../../../domain/undo/undo.ts';
import { useUndoErrorText } from '../../../domain/undo/undo-error.ts';
import { UndoForm } from '../../../domain/undo/undo-form.tsx';
import { useNow } from '../../../ui/use-now.ts';

/** Taking one write-off back, while its window is open (decision B7). */
export const UndoPart = ({ row }: { row: LogRow }) => {
  const t = useT();
  const errorText = useUndoErrorText();
  const now = useNow();
  const undo = useUndo(row.verifyId);
  const [isOpen, setOpen] = useState(() => unsureUndo(row.verifyId) !== undefined);
  if (undo.isSuccess)
    return (
      <Alert color="teal" icon={<IconCheck aria-hidden />} role="status" data-testid="undo-done">
        {t('console.undo.done')}
      </Alert>
    );
  const unsure = unsureUndo(row.verifyId);
  if (!unsure && !undo.isError && (row.undoUntil === null || row.undoUntil <= now)) return null;
  if (isOpen)
    return (
      <UndoForm
        isBusy={undo.isPending}
        error={undo.isError ? errorText(undo.error) : null}
        unsure={unsure}
        onSubmit={(choice) => undo.mutate(choice)}
        onCancel={() => {
          undo.reset();
          setOpen(false);
        }}
      />
    );
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {row.undoUntil === null
          ? ''
          : t('console.detail.undoUntil', { time: dateTimeText(row.undoUntil) })}
      </Text>
      <Button
        variant="outline"
        color="red.9"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        onClick={() => setOpen(true)}
        data-testid="undo-open"
      >
        {t('console.undo')}
      </Button>
    </Group>
  );
};
