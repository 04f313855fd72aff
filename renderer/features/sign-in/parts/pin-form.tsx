import { Button, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconLockOpen } from '@tabler/icons-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useLock } from '../../../lib/lock.ts';
import { useTakeOver } from '../mutations.ts';
import type { OperatorHere } from '../queries.ts';
import { LoginAlert } from './login-alert.tsx';
import { PinPad } from './pin-pad.tsx';

const LEAST = 4;

/** One operator's PIN. Enter or the button sends it; a wrong one empties the field. */
export const PinForm = ({
  operator,
  over,
  onOther,
}: {
  operator: OperatorHere;
  over: string;
  onOther: () => void;
}) => {
  const t = useT();
  const takeOver = useTakeOver();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const { missed } = useLock();
  const [known, setKnown] = useState(missed);
  // what a scan may have left here is no PIN
  if (known !== missed) {
    setKnown(missed);
    setPin('');
  }
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (pin.length < LEAST || takeOver.isPending) return;
    takeOver.mutate(
      { operatorId: operator.id, pin },
      {
        onError: () => {
          setPin('');
          field.current?.focus();
        },
      },
    );
  };
  return (
    <form onSubmit={handleSubmit} noValidate data-testid="pin-form">
      <Stack gap="sm" align="center">
        <div>
          <Text ta="center" c="dimmed" fw={600}>
            {over}
          </Text>
          <Title order={1} size="h3" ta="center">
            {t('pin.enter', { name: operator.name })}
          </Title>
        </div>
        {takeOver.isError && <LoginAlert error={takeOver.error} isTight />}
        <PinPad
          name={operator.name}
          field={field}
          value={pin}
          onChange={setPin}
          isBusy={takeOver.isPending}
        />
        <Button
          type="submit"
          size="lg"
          w={300}
          loading={takeOver.isPending}
          disabled={pin.length < LEAST}
          leftSection={<IconLockOpen size={22} aria-hidden />}
          data-testid="pin-go"
        >
          {t('pin.go')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onOther}
          data-testid="pin-other"
        >
          {t('lock.others', { name: operator.name })}
        </Button>
      </Stack>
    </form>
  );
};
