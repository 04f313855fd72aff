import {
  Alert,
  Button,
  Group,
  Modal,
  PasswordInput,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useErrorText, useT } from '../lib/i18n.ts';
import { managersHere, useApproval, type Proof } from './kiosk-approval.ts';

const useForm = (onDone: () => void) => {
  const t = useT();
  const errorText = useErrorText();
  const approval = useApproval();
  const [isAsked, setAsked] = useState(false);
  const send = (proof: Proof | null): void => {
    setAsked(true);
    if (proof && !approval.isPending)
      approval.mutate(proof, {
        onSuccess: (isManager) => {
          if (isManager) onDone();
        },
      });
  };
  const refused = approval.data === false ? t('kiosk.exit.notManager') : null;
  return {
    send,
    isBusy: approval.isPending,
    problem: approval.isError ? errorText(approval.error) : refused,
    missing: isAsked ? t('kiosk.exit.missing') : null,
  };
};

const Foot = ({
  isBusy,
  problem,
  other,
}: {
  isBusy: boolean;
  problem: string | null;
  other: { label: string; onClick: () => void } | null;
}) => {
  const t = useT();
  return (
    <>
      {problem ? (
        <Alert color="red" role="alert" data-testid="kiosk-problem">
          {problem}
        </Alert>
      ) : null}
      <Group justify="space-between">
        {other ? (
          <Button variant="subtle" onClick={other.onClick}>
            {other.label}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" loading={isBusy} data-testid="kiosk-leave">
          {t('kiosk.exit.confirm')}
        </Button>
      </Group>
    </>
  );
};

type Managers = Awaited<ReturnType<typeof managersHere>>;

const ByPin = ({
  managers,
  onDone,
  onOther,
}: {
  managers: Managers;
  onDone: () => void;
  onOther: () => void;
}) => {
  const t = useT();
  const { send, isBusy, problem, missing } = useForm(onDone);
  const [who, setWho] = useState<string | null>(managers[0]?.id ?? null);
  const [pin, setPin] = useState('');
  const manager = managers.find(({ id }) => id === who);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send(manager && pin.length >= 4 ? { operatorId: manager.id, pin } : null);
    setPin('');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Select
          label={t('kiosk.exit.who')}
          size="md"
          data={managers.map(({ id, name }) => ({ value: id, label: name }))}
          value={who}
          onChange={setWho}
          allowDeselect={false}
        />
        <PasswordInput
          label={t('kiosk.exit.pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
          error={pin === '' && !problem ? missing : null}
          autoFocus
          data-autofocus
          data-testid="kiosk-pin"
        />
        <Foot
          isBusy={isBusy}
          problem={problem}
          other={{ label: t('kiosk.exit.byPassword'), onClick: onOther }}
        />
      </Stack>
    </form>
  );
};

const ByPassword = ({ onDone, onOther }: { onDone: () => void; onOther: (() => void) | null }) => {
  const t = useT();
  const { send, isBusy, problem, missing } = useForm(onDone);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send(account.trim() && password ? { account: account.trim(), password } : null);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('kiosk.exit.account')}
          autoComplete="off"
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          error={account === '' ? missing : null}
          autoFocus
          data-autofocus
          data-testid="kiosk-account"
        />
        <PasswordInput
          label={t('kiosk.exit.password')}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={password === '' ? missing : null}
          data-testid="kiosk-password"
        />
        <Foot
          isBusy={isBusy}
          problem={problem}
          other={onOther && { label: t('kiosk.exit.byPin'), onClick: onOther }}
        />
      </Stack>
    </form>
  );
};

/** A manager or owner says that the counter may be left: by PIN where this till knows one, else by password. Whoever is at work stays signed in. */
export const KioskExit = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const t = useT();
  const [wantsPassword, setWantsPassword] = useState(false);
  const { data: managers, isPending } = useQuery({
    queryKey: ['managers-here'],
    queryFn: managersHere,
    staleTime: 0,
  });
  const hasPin = (managers ?? []).length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {t('kiosk.exit.lead')}
        </Text>
      }
      centered
      closeButtonProps={{ 'aria-label': t('common.close') }}
      data-testid="kiosk-exit"
    >
      {isPending ? null : hasPin && !wantsPassword ? (
        <ByPin managers={managers ?? []} onDone={onDone} onOther={() => setWantsPassword(true)} />
      ) : (
        <ByPassword onDone={onDone} onOther={hasPin ? () => setWantsPassword(false) : null} />
      )}
    </Modal>
  );
};
