import { SegmentedControl, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Role } from '#shared/codes/group-order.ts';
import { DECIDER_PIN_LEAST, PIN_LEAST, pinProblem } from '#shared/validate/pin.ts';
import { useFields, type Problems } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../ui/dialog/dialog-form.tsx';
import { useSetPin } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';
import { SecretInput } from './parts/secret-input.tsx';

type PinFields = { by: 'password' | 'oldPin'; proof: string; pin: string; repeated: string };

const DIGITS = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;
const PASSWORD = { autoComplete: 'current-password', maxLength: 200 } as const;

/** Owners and managers need six digits. */
const isLong = (role: Role): boolean => role === 'owner' || role === 'manager';

const problemsOf = (role: Role, { proof, pin, repeated }: PinFields): Problems => {
  const weakness = pinProblem(pin, isLong(role) ? DECIDER_PIN_LEAST : PIN_LEAST);
  const length = isLong(role) ? 'pin.problem.six' : 'pin.problem.length';
  return {
    proof: proof === '' ? 'pin.problem.proof' : null,
    pin: weakness === 'length' ? length : weakness && 'pin.problem.weak',
    repeated: weakness === null && pin !== repeated ? 'pin.problem.different' : null,
  };
};

const ProofChoice = ({
  value,
  onChange,
}: {
  value: PinFields['by'];
  onChange: (by: PinFields['by']) => void;
}) => {
  const t = useT();
  return (
    <SegmentedControl
      aria-label={t('pin.proof')}
      value={value}
      onChange={onChange}
      data={(['oldPin', 'password'] as const).map((by) => ({
        value: by,
        label: t(`pin.proof.${by}`),
      }))}
    />
  );
};

/** Sets the operator's own PIN, confirmed by the password or the present PIN. */
export const SetPinDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { hasPin, role } = useSignedIn().operator;
  const setPin = useSetPin();
  const { values, set, field, submit } = useFields<PinFields>({
    initialValues: { by: hasPin ? 'oldPin' : 'password', proof: '', pin: '', repeated: '' },
    problemsOf: (values) => problemsOf(role, values),
  });
  const handleSubmit = submit(({ by, proof, pin }) => {
    if (setPin.isPending) return;
    const onSuccess = (): void => {
      notifications.show({ color: 'teal', message: t('pin.saved') });
      onClose();
    };
    setPin.mutate({ pin, [by]: proof }, { onSuccess });
  });
  return (
    <Dialog onClose={onClose} title={t(hasPin ? 'pin.change' : 'pin.set')} centered>
      <DialogForm
        submit={{ label: t('pin.save'), testId: 'pin-save' }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        isBusy={setPin.isPending}
        testId="set-pin-form"
      >
        <Text c="dimmed">{t(isLong(role) ? 'pin.setLeadSix' : 'pin.setLead')}</Text>
        {setPin.isError && <LoginAlert error={setPin.error} />}
        {hasPin && <ProofChoice value={values.by} onChange={(by) => set({ by, proof: '' })} />}
        <SecretInput
          {...field('proof')}
          label={t(`pin.proof.${values.by}`)}
          data-autofocus
          {...(values.by === 'oldPin' ? DIGITS : PASSWORD)}
        />
        <SecretInput
          {...field('pin')}
          label={t(isLong(role) ? 'pin.newSix' : 'pin.new')}
          {...DIGITS}
        />
        <SecretInput {...field('repeated')} label={t('pin.repeat')} {...DIGITS} />
      </DialogForm>
    </Dialog>
  );
};
