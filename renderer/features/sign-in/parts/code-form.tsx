import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { readOtpCode } from '#shared/validate/otp-code.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignInCode, type SecondStep } from '../mutations.ts';
import { LoginAlert } from './login-alert.tsx';

/** The second step of signing in: the code of an authenticator app, or a recovery code. A wrong one is selected for typing over. */
export const CodeForm = ({ step, onBack }: { step: SecondStep; onBack: () => void }) => {
  const t = useT();
  const signIn = useSignInCode();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isCode = readOtpCode(code) !== null;
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (isCode && !signIn.isPending)
      signIn.mutate({ ...step, code }, { onError: () => field.current?.select() });
  };
  return (
    <form onSubmit={handleSubmit} noValidate data-testid="code-form">
      <Stack gap="lg">
        <Text>{t('otp.step')}</Text>
        {signIn.isError && <LoginAlert error={signIn.error} />}
        <TextInput
          ref={field}
          size="lg"
          label={t('otp.anyCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          data-autofocus
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={isSubmitted && !isCode ? t('otp.anyCodeMissing') : null}
          required
          withAsterisk={false}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={signIn.isPending}
          data-testid="code-submit"
        >
          {t('console.login.submit')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onBack}
          style={{ alignSelf: 'flex-start' }}
          data-testid="code-back"
        >
          {t('otp.toPassword')}
        </Button>
      </Stack>
    </form>
  );
};
