import { notifications } from '@mantine/notifications';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useClearPin, useResetPassword, useSetActive } from '../mutations.ts';
import { PasswordField } from './password-field.tsx';
import { passwordProblem } from './person-form.ts';

export type Act = 'reset' | 'clearPin' | 'dismiss' | 'takeBack';
type Props = { person: StaffRow; name: string; onClose: () => void };

const useDone = (onClose: () => void) => {
  const t = useT();
  return {
    onSuccess: () => {
      notifications.show({ color: 'teal', message: t('staff.saved') });
      onClose();
    },
  };
};

const Reset = ({ person, name, onClose }: Props) => {
  const t = useT();
  const reset = useResetPassword();
  const done = useDone(onClose);
  const { field, set, submit } = useFields({
    initialValues: { password: '' },
    problemsOf: ({ password }) => ({ password: passwordProblem(password, person.account) }),
  });
  const handleConfirm = submit(({ password }) =>
    reset.mutate({ operatorId: person.operatorId, password }, done),
  );
  return (
    <ConfirmDialog
      title={t('staff.resetTitle', { name })}
      text={t('staff.resetLead')}
      confirm={{ label: t('staff.resetPassword') }}
      isBusy={reset.isPending}
      error={reset.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <PasswordField
        {...field('password')}
        label={t('staff.newPassword')}
        onSuggest={(password) => set({ password })}
      />
    </ConfirmDialog>
  );
};

const ClearPin = ({ person, name, onClose }: Props) => {
  const t = useT();
  const clear = useClearPin();
  const done = useDone(onClose);
  return (
    <ConfirmDialog
      title={t('staff.clearPinTitle', { name })}
      text={t('staff.clearPinLead')}
      confirm={{ label: t('staff.clearPin'), tone: 'bad' }}
      isBusy={clear.isPending}
      error={clear.error}
      onClose={onClose}
      onConfirm={() => clear.mutate({ operatorId: person.operatorId, pin: null }, done)}
    />
  );
};

const Dismiss = ({ person, name, onClose }: Props) => {
  const t = useT();
  const setActive = useSetActive();
  const done = useDone(onClose);
  return (
    <ConfirmDialog
      title={t('staff.dismissTitle', { name })}
      text={t('staff.dismissLead')}
      confirm={{ label: t('staff.dismiss'), tone: 'bad' }}
      isBusy={setActive.isPending}
      error={setActive.error}
      onClose={onClose}
      onConfirm={() => setActive.mutate({ operatorId: person.operatorId, isActive: false }, done)}
    />
  );
};

const DIALOGS = { reset: Reset, clearPin: ClearPin, dismiss: Dismiss } as const;

/** The question behind each act on a person. */
export const StaffActDialog = ({ act, ...props }: Props & { act: keyof typeof DIALOGS }) => {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
};
