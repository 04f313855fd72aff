import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useErrorText, useT } from '../../../lib/i18n.ts';

type Props = {
  title: string;
  text: string;
  label: string;
  tone?: 'bad' | 'plain';
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once more before something that touches somebody. The way out has the focus. */
export const ConfirmDialog = ({
  title,
  text,
  label,
  tone = 'bad',
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: Props) => {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
      centered
    >
      <Stack gap="md">
        <Text>{text}</Text>
        {children}
        {error ? (
          <Text c="red.9" role="alert" data-testid="confirm-error">
            {errorText(error)}
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button
            {...(tone === 'bad' && { color: 'red.9' })}
            loading={isBusy}
            onClick={onConfirm}
            data-testid="confirm"
          >
            {label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
