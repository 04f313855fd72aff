import { Button, Loader, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { dateTimeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { readOtpCode } from '#shared/validate/otp-code.ts';
import { useFields } from '../../lib/form.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../ui/dialog/dialog-form.tsx';
import { useRemoveOtp, useStartOtp, type OtpStarted } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';
import { OtpSetUp } from './parts/otp-set-up.tsx';
import { RecoveryCodes } from './parts/recovery-codes.tsx';
import { SecretInput } from './parts/secret-input.tsx';
import { useOwnOtp } from './queries.ts';

type StartProps = { onStarted: (started: OtpStarted) => void; onClose: () => void };

const Start = ({ onStarted, onClose }: StartProps) => {
  const t = useT();
  const start = useStartOtp();
  const { field, submit } = useFields({
    initialValues: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' ? 'pin.problem.proof' : null }),
  });
  const handleSubmit = submit(({ password }) => {
    if (!start.isPending) start.mutate(password, { onSuccess: onStarted });
  });
  return (
    <DialogForm
      submit={{ label: t('otp.start'), testId: 'otp-start' }}
      onSubmit={handleSubmit}
      onCancel={onClose}
      isBusy={start.isPending}
      testId="otp-off"
    >
      <Text>{t('otp.lead')}</Text>
      {start.isError && <LoginAlert error={start.error} />}
      <SecretInput
        {...field('password')}
        label={t('own.password')}
        autoComplete="current-password"
        maxLength={200}
        autoFocus
        data-autofocus
      />
    </DialogForm>
  );
};

type OnProps = { since: Instant; recoveryLeft: number; onClose: () => void };

const On = ({ since, recoveryLeft, onClose }: OnProps) => {
  const t = useT();
  const remove = useRemoveOtp();
  const { field, submit } = useFields({
    initialValues: { password: '', code: '' },
    problemsOf: ({ password, code }) => ({
      password: password === '' ? 'pin.problem.proof' : null,
      code: readOtpCode(code) === null ? 'otp.anyCodeMissing' : null,
    }),
  });
  const handleSubmit = submit((given) => {
    if (remove.isPending) return;
    const onSuccess = (): void => {
      notifications.show({ color: 'teal', message: t('otp.removed') });
      onClose();
    };
    remove.mutate(given, { onSuccess });
  });
  return (
    <DialogForm
      submit={{ label: t('otp.remove'), tone: 'bad', testId: 'otp-remove' }}
      onSubmit={handleSubmit}
      onCancel={onClose}
      isBusy={remove.isPending}
      testId="otp-on"
    >
      <Text fw={600}>
        {t('otp.since', { time: dateTimeText(since) })} {t('otp.left', { count: recoveryLeft })}
      </Text>
      <Text c="dimmed">{t('otp.removeLead')}</Text>
      {remove.isError && <LoginAlert error={remove.error} />}
      <SecretInput
        {...field('password')}
        label={t('own.password')}
        autoComplete="current-password"
        maxLength={200}
        data-autofocus
      />
      <TextInput
        {...field('code')}
        label={t('otp.anyCode')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </DialogForm>
  );
};

const State = ({ onStarted, onClose }: StartProps) => {
  const t = useT();
  const errorText = useErrorText();
  const otp = useOwnOtp();
  if (otp.isPending) return <Loader role="status" aria-label={t('common.loading')} />;
  if (otp.isError)
    return (
      <Stack gap="md" align="flex-start">
        <Text c="red.9" role="alert">
          {errorText(otp.error)}
        </Text>
        <Button
          variant="light"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={() => void otp.refetch()}
        >
          {t('common.retry')}
        </Button>
      </Stack>
    );
  const { since, recoveryLeft } = otp.data;
  return since === null ? (
    <Start onStarted={onStarted} onClose={onClose} />
  ) : (
    <On since={since} recoveryLeft={recoveryLeft} onClose={onClose} />
  );
};

/** The operator's own second step: set up with an authenticator app, or turned off. */
export const OtpDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const [started, setStarted] = useState<OtpStarted | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <Dialog
      onClose={onClose}
      title={t('otp.title')}
      centered
      size={480}
      // recovery codes are shown once: a click beside them does not take them away
      closeOnClickOutside={!isConfirmed}
      data-testid="otp-dialog"
    >
      {started === null && <State onStarted={setStarted} onClose={onClose} />}
      {started !== null && !isConfirmed && (
        <OtpSetUp started={started} onConfirmed={() => setConfirmed(true)} onClose={onClose} />
      )}
      {started !== null && isConfirmed && (
        <RecoveryCodes codes={started.recoveryCodes} onDone={onClose} />
      )}
    </Dialog>
  );
};
