import { Button, Group, Modal, PasswordInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState, type SyntheticEvent } from 'react';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { pinProblem } from '#shared/validate/pin.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useSetPin } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';

type Typed = { by: 'password' | 'oldPin'; proof: string; pin: string; again: string };

const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;

/** What is wrong with what was typed, field by field; null when nothing is. */
const problemsOf = ({
  proof,
  pin,
  again,
}: Typed): Partial<Record<'proof' | 'pin' | 'again', MessageKey>> | null => {
  const weak = pinProblem(pin);
  const found = {
    ...(proof === '' && { proof: 'pin.problem.proof' as const }),
    ...(weak !== null && { pin: `pin.problem.${weak}` as const }),
    ...(weak === null && pin !== again && { again: 'pin.problem.different' as const }),
  };
  return Object.keys(found).length > 0 ? found : null;
};

/** One's own PIN: proved by the password, or by the PIN so far. */
export const SetPinDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { hasPin } = useSignedIn().operator;
  const setPin = useSetPin();
  const [typed, setTyped] = useState<Typed>({
    by: hasPin ? 'oldPin' : 'password',
    proof: '',
    pin: '',
    again: '',
  });
  const [isAsked, setAsked] = useState(false);
  const problems = isAsked ? problemsOf(typed) : null;
  const set = (name: 'proof' | 'pin' | 'again') => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value });
  const say = (name: 'proof' | 'pin' | 'again') => {
    const key = problems?.[name];
    return key ? t(key) : null;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (problemsOf(typed) || setPin.isPending) return;
    const done = (): void => {
      notifications.show({ color: 'teal', message: t('pin.saved') });
      onClose();
    };
    setPin.mutate({ pin: typed.pin, [typed.by]: typed.proof }, { onSuccess: done });
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {t(hasPin ? 'pin.change' : 'pin.set')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
      centered
    >
      <form onSubmit={submit} noValidate data-testid="set-pin-form">
        <Stack gap="md">
          <Text c="dimmed">{t('pin.setLead')}</Text>
          {setPin.isError ? <LoginAlert error={setPin.error} /> : null}
          {hasPin ? (
            <SegmentedControl
              aria-label={t('pin.proof')}
              value={typed.by}
              onChange={(by) => setTyped({ ...typed, by, proof: '' })}
              data={(['oldPin', 'password'] as const).map((by) => ({
                value: by,
                label: t(`pin.proof.${by}`),
              }))}
            />
          ) : null}
          <PasswordInput
            label={t(`pin.proof.${typed.by}`)}
            value={typed.proof}
            onChange={set('proof')}
            error={say('proof')}
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('console.login.showPassword') }}
            {...(typed.by === 'oldPin'
              ? digits
              : { autoComplete: 'current-password', maxLength: 200 })}
          />
          <PasswordInput
            label={t('pin.new')}
            value={typed.pin}
            onChange={set('pin')}
            error={say('pin')}
            visibilityToggleButtonProps={{ 'aria-label': t('console.login.showPassword') }}
            {...digits}
          />
          <PasswordInput
            label={t('pin.repeat')}
            value={typed.again}
            onChange={set('again')}
            error={say('again')}
            visibilityToggleButtonProps={{ 'aria-label': t('console.login.showPassword') }}
            {...digits}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={setPin.isPending} data-testid="pin-save">
              {t('pin.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
