import { Text } from '@mantine/core';
import { useFields } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../ui/dialog/dialog-form.tsx';
import { useConfirmPassword } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';
import { SecretInput } from './parts/secret-input.tsx';

/** Asks for the operator's own password before people, passwords or devices change. */
export const ConfirmPasswordDialog = ({ onAnswer }: { onAnswer: (isRight: boolean) => void }) => {
  const t = useT();
  const confirm = useConfirmPassword();
  const { field, submit } = useFields({
    initialValues: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' ? 'pin.problem.proof' : null }),
  });
  const handleSubmit = submit(({ password }) => {
    if (!confirm.isPending) confirm.mutate(password, { onSuccess: () => onAnswer(true) });
  });
  return (
    <Dialog onClose={() => onAnswer(false)} title={t('own.confirm')} centered>
      <DialogForm
        submit={{ label: t('own.confirmGo'), testId: 'confirm-password-go' }}
        onSubmit={handleSubmit}
        onCancel={() => onAnswer(false)}
        isBusy={confirm.isPending}
        testId="confirm-password"
      >
        <Text>{t('own.confirmLead')}</Text>
        {confirm.isError && <LoginAlert error={confirm.error} />}
        <SecretInput
          {...field('password')}
          label={t('own.password')}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  );
};
