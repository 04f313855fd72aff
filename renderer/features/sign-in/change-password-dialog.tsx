import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { staffPasswordProblem } from '#shared/validate/staff-password.ts';
import { useFields, type Problems } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../ui/dialog/dialog-form.tsx';
import { useChangePassword } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';
import { SecretInput } from './parts/secret-input.tsx';

type Fields = { oldPassword: string; password: string; repeated: string };

/** The account is the server's to compare: the till does not know it. */
const problemsOf = ({ oldPassword, password, repeated }: Fields): Problems => {
  const problem = staffPasswordProblem(password, '');
  return {
    oldPassword: oldPassword === '' ? 'pin.problem.proof' : null,
    password: problem && `staff.problem.password.${problem}`,
    repeated: problem === null && password !== repeated ? 'pin.problem.different' : null,
  };
};

/** Changes the operator's own password, with the old one. Every other device is signed out. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const change = useChangePassword();
  const { field, submit } = useFields<Fields>({
    initialValues: { oldPassword: '', password: '', repeated: '' },
    problemsOf,
  });
  const handleSubmit = submit(({ oldPassword, password }) => {
    if (change.isPending) return;
    const onSuccess = (): void => {
      notifications.show({ color: 'teal', message: t('own.passwordChanged') });
      onClose();
    };
    change.mutate({ oldPassword, password }, { onSuccess });
  });
  return (
    <Dialog onClose={onClose} title={t('own.changePassword')} centered>
      <DialogForm
        submit={{ label: t('staff.save'), testId: 'password-save' }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        isBusy={change.isPending}
        testId="change-password-form"
      >
        <Text c="dimmed">{t('own.changeLead')}</Text>
        {change.isError && <LoginAlert error={change.error} />}
        <SecretInput
          {...field('oldPassword')}
          label={t('own.oldPassword')}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus
        />
        <SecretInput
          {...field('password')}
          label={t('staff.newPassword')}
          autoComplete="new-password"
          maxLength={200}
        />
        <SecretInput
          {...field('repeated')}
          label={t('own.repeatPassword')}
          autoComplete="new-password"
          maxLength={200}
        />
      </DialogForm>
    </Dialog>
  );
};
