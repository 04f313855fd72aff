import { CopyButton, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { readOtpCode } from '#shared/validate/otp-code.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { useConfirmOtp, type OtpStarted } from '../mutations.ts';
import { LoginAlert } from './login-alert.tsx';
import classes from './otp.module.css';

/** `ABCD EFGH …`, as one types it. */
const spaced = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

const Key = ({ secret, uri }: Pick<OtpStarted, 'secret' | 'uri'>) => {
  const t = useT();
  const picture = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2, ecc: 'M' }))}`,
    [uri],
  );
  return (
    <Stack gap="sm" align="center">
      <img className={classes['qr']} src={picture} alt={t('otp.qr')} />
      <Group gap="xs" justify="center">
        <Text component="span" c="dimmed">
          {t('otp.key')}
        </Text>
        <code className={classes['key']} data-testid="otp-secret">
          {spaced(secret)}
        </code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              leftSection={
                copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />
              }
              onClick={() => copy()}
            >
              {t(copied ? 'otp.copied' : 'otp.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  );
};

type Props = { started: OtpStarted; onConfirmed: () => void; onClose: () => void };

/** The key for an authenticator app, and the code that shows that the app has it. */
export const OtpSetUp = ({ started, onConfirmed, onClose }: Props) => {
  const t = useT();
  const confirm = useConfirmOtp();
  const { field, submit } = useFields({
    initialValues: { code: '' },
    problemsOf: ({ code }) => {
      const read = readOtpCode(code);
      return { code: read !== null && 'digits' in read ? null : 'otp.codeMissing' };
    },
  });
  const handleSubmit = submit(({ code }) => {
    if (!confirm.isPending) confirm.mutate(code, { onSuccess: onConfirmed });
  });
  return (
    <DialogForm
      submit={{ label: t('otp.turnOn'), testId: 'otp-confirm' }}
      onSubmit={handleSubmit}
      onCancel={onClose}
      isBusy={confirm.isPending}
      testId="otp-set-up"
    >
      <Text>{t('otp.scan')}</Text>
      <Key {...started} />
      {confirm.isError && <LoginAlert error={confirm.error} />}
      <TextInput
        {...field('code')}
        label={t('otp.code')}
        description={t('otp.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        autoFocus
        data-autofocus
      />
    </DialogForm>
  );
};
