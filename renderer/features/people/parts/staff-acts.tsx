import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import { useT } from '../../../lib/i18n.ts';
import { useClearPin, useResetPassword, useSetActive } from '../mutations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { PASSWORD_LEAST } from './person-form.ts';

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
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = password.length < PASSWORD_LEAST;
  const confirm = (): void => {
    setAsked(true);
    if (!isShort) reset.mutate({ operatorId: person.operatorId, password }, done);
  };
  return (
    <ConfirmDialog
      title={t('staff.resetTitle', { name })}
      text={t('staff.resetLead')}
      label={t('staff.resetPassword')}
      tone="plain"
      isBusy={reset.isPending}
      error={reset.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <PasswordField
        label={t('staff.newPassword')}
        value={password}
        onChange={setPassword}
        error={isAsked && isShort ? t('staff.problem.password') : null}
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
      label={t('staff.clearPin')}
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
      label={t('staff.dismiss')}
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
