import { Alert, Button, Loader, Stack, Title } from '@mantine/core';
import { IconArrowLeft, IconKey, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { useTillKey } from '../../../lib/device-key.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { noteTillRefusal } from '../mutations.ts';
import { useLikely, useOperatorsHere, type OperatorHere } from '../queries.ts';
import { LoginForm } from './login-form.tsx';
import { OperatorGrid } from './operator-grid.tsx';
import { PinForm } from './pin-form.tsx';

/** `isGrid`: shows the names first, not the last operator. */
type Props = { isGrid?: boolean; heading: string; notice?: ReactNode };

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const isLost = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  return (
    <Alert color="tart" variant="light" role="alert" data-testid="operators-failed">
      <Stack gap="sm" align="flex-start">
        {isLost ? t('lock.offline') : errorText(error)}
        <Button
          variant="light"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={onRetry}
        >
          {t('common.retry')}
        </Button>
      </Stack>
    </Alert>
  );
};

const Password = ({ onBack }: { onBack: (() => void) | null }) => {
  const t = useT();
  return (
    <>
      <LoginForm />
      {onBack && (
        <Button
          mt="md"
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onBack}
          data-testid="use-pin"
          style={{ alignSelf: 'flex-start' }}
        >
          {t('lock.usePin')}
        </Button>
      )}
    </>
  );
};

/** Who works at this till: a name and its PIN, or account and password (decision A4). */
export const TillPeople = ({ isGrid = false, heading, notice }: Props) => {
  const t = useT();
  const hasKey = useTillKey() !== null;
  const here = useOperatorsHere();
  const likely = useLikely();
  const [chosenId, setChosen] = useState<string | null>(isGrid ? null : likely);
  const [isPassword, setPassword] = useState(false);
  const { error, data } = here;
  useEffect(() => {
    void noteTillRefusal(error);
  }, [error]);

  const operators = data?.operators ?? [];
  const chosen = operators.find(({ id, hasPin }) => id === chosenId && hasPin);
  const handleChoose = (operator: OperatorHere): void =>
    operator.hasPin ? setChosen(operator.id) : setPassword(true);
  const handleBack = hasKey && isPassword ? () => setPassword(false) : null;
  // where nobody has a PIN yet there is nothing to choose
  const isByPassword =
    !hasKey || isPassword || (data !== undefined && !operators.some(({ hasPin }) => hasPin));
  const isNames = !isByPassword && !chosen;
  const isPin = !isByPassword && chosen !== undefined;

  return (
    <Stack gap="lg" data-testid="till-people" data-by={isByPassword ? 'password' : 'pin'}>
      {!isPin && (
        <Title order={1} size="h2">
          {heading}
        </Title>
      )}
      {notice}
      {isByPassword && <Password onBack={handleBack} />}
      {isPin && (
        <PinForm key={chosen.id} operator={chosen} over={heading} onOther={() => setChosen(null)} />
      )}
      {isNames && data && (
        <OperatorGrid operators={operators} firstId={likely} onChoose={handleChoose} />
      )}
      {isNames && here.isPending && <Loader role="status" aria-label={t('common.loading')} />}
      {isNames && error && !data && <Failed error={error} onRetry={() => void here.refetch()} />}
      {isNames && (
        <Button
          variant="subtle"
          leftSection={<IconKey size={20} aria-hidden />}
          onClick={() => setPassword(true)}
          data-testid="use-password"
          style={{ alignSelf: 'flex-start' }}
        >
          {t('lock.usePassword')}
        </Button>
      )}
    </Stack>
  );
};
