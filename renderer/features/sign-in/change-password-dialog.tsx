import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../ui/dialog/dialog-form.tsx';
import { useChangePassword } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';
import { NewPasswordFields, useNewPassword } from './parts/new-password-fields.tsx';

/** Changes the operator's own password, with the old one. Every other device is signed out. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const change = useChangePassword();
  const form = useNewPassword();
  const handleSubmit = form.submit(({ oldPassword, password }) => {
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
        <NewPasswordFields form={form} oldLabel={t('own.oldPassword')} />
      </DialogForm>
    </Dialog>
  );
};
