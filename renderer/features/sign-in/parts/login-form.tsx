import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import { KEYS, readKey } from '../../../lib/storage.ts';
import { useSignIn, type Credentials } from '../mutations.ts';
import { ticketOf } from '../login-refusal.ts';
import { CodeForm } from './code-form.tsx';
import { LoginAlert } from './login-alert.tsx';

const MAX = { account: 40, password: 200, deviceName: 40 };

/**
 * Account, password and the name of this device. Enter signs in; a wrong password is selected for typing over.
 * Its state is kept by hand: the form package would make the first load 6 kB heavier.
 */
export const LoginForm = () => {
  const t = useT();
  const signIn = useSignIn();
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Credentials>(() => ({
    account: '',
    password: '',
    deviceName: readKey(KEYS.deviceName) || machine().deviceName,
  }));
  const [isSubmitted, setSubmitted] = useState(false);
  const change = (name: keyof Credentials, { currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setTyped({ ...typed, [name]: currentTarget.value });
  const account = typed.account.trim();

  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (account && typed.password && !signIn.isPending) {
      signIn.mutate(
        { account, password: typed.password, deviceName: typed.deviceName.trim() },
        { onError: () => password.current?.select() },
      );
    }
  };

  const ticket = ticketOf(signIn.error);
  const handleBack = (): void => {
    signIn.reset();
    setSubmitted(false);
    setTyped({ ...typed, password: '' });
  };
  if (ticket !== null)
    return <CodeForm step={{ ticket, deviceName: typed.deviceName.trim() }} onBack={handleBack} />;

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="lg">
        {signIn.isError && <LoginAlert error={signIn.error} />}
        <TextInput
          size="lg"
          label={t('console.login.account')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          autoFocus
          maxLength={MAX.account}
          value={typed.account}
          onChange={(event) => change('account', event)}
          error={isSubmitted && !account ? t('console.login.accountMissing') : null}
          required
          withAsterisk={false}
        />
        <PasswordInput
          ref={password}
          size="lg"
          label={t('console.login.password')}
          autoComplete="current-password"
          maxLength={MAX.password}
          value={typed.password}
          onChange={(event) => change('password', event)}
          visibilityToggleButtonProps={{ 'aria-label': t('console.login.showPassword') }}
          error={isSubmitted && !typed.password ? t('console.login.passwordMissing') : null}
          required
          withAsterisk={false}
        />
        <TextInput
          size="lg"
          label={t('console.login.device')}
          description={t('console.login.deviceHint')}
          maxLength={MAX.deviceName}
          value={typed.deviceName}
          onChange={(event) => change('deviceName', event)}
        />
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending} data-testid="sign-in">
          {t('console.login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
