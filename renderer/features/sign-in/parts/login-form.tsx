import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useRef, type SyntheticEvent } from 'react';
import { useFields, type Problems } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import { KEYS, readKey } from '../../../lib/storage.ts';
import { useSignIn, type Credentials } from '../mutations.ts';
import { LoginAlert } from './login-alert.tsx';

const MAX = { account: 40, password: 200, deviceName: 40 };

const problemsOf = ({ account, password }: Credentials): Problems => ({
  account: account.trim() === '' ? 'console.login.accountMissing' : null,
  password: password === '' ? 'console.login.passwordMissing' : null,
});

/** Account, password and the name of this device. Enter signs in; a wrong password is selected for typing over. */
export const LoginForm = () => {
  const t = useT();
  const signIn = useSignIn();
  const password = useRef<HTMLInputElement>(null);
  const { field, submit } = useFields<Credentials>({
    initialValues: {
      account: '',
      password: '',
      deviceName: readKey(KEYS.deviceName) || machine().deviceName,
    },
    problemsOf,
  });
  const handleValid = ({ account, password: secret, deviceName }: Credentials): void => {
    if (signIn.isPending) return;
    signIn.mutate(
      { account: account.trim(), password: secret, deviceName: deviceName.trim() },
      { onError: () => password.current?.select() },
    );
  };
  const handleSubmit = (event: SyntheticEvent): void => submit(handleValid)(event);
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="lg">
        {signIn.isError && <LoginAlert error={signIn.error} />}
        <TextInput
          {...field('account')}
          size="lg"
          label={t('console.login.account')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          autoFocus
          maxLength={MAX.account}
          required
          withAsterisk={false}
        />
        <PasswordInput
          {...field('password')}
          ref={password}
          size="lg"
          label={t('console.login.password')}
          autoComplete="current-password"
          maxLength={MAX.password}
          visibilityToggleButtonProps={{ 'aria-label': t('console.login.showPassword') }}
          required
          withAsterisk={false}
        />
        <TextInput
          {...field('deviceName')}
          size="lg"
          label={t('console.login.device')}
          description={t('console.login.deviceHint')}
          maxLength={MAX.deviceName}
        />
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending} data-testid="sign-in">
          {t('console.login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
