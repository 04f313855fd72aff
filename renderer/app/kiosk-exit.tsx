import { Alert, Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOtpCode } from '#shared/validate/otp-code.ts';
import { managersHere } from '../domain/approval/managers-here.ts';
import { ticketOf } from '../features/sign-in/login-refusal.ts';
import { useFields } from '../lib/form.ts';
import { useErrorText, useT } from '../lib/i18n.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { useApproval, type Proof } from './kiosk-approval.ts';

const PIN_LEAST = 4;

/** Sends a proof; `onDone` follows when it is a manager's. `ticket`: their password was right, and their code is still to come. */
const useProof = (onDone: () => void) => {
  const t = useT();
  const errorText = useErrorText();
  const approval = useApproval();
  const [ticket, setTicket] = useState<string | null>(null);
  const send = (proof: Proof): void => {
    if (approval.isPending) return;
    approval.mutate(proof, {
      onSuccess: (isManager) => isManager && onDone(),
      onError: (error) => setTicket((old) => ticketOf(error) ?? old),
    });
  };
  const isStep = ticketOf(approval.error) !== null;
  const refused = approval.data === false ? t('kiosk.exit.notManager') : null;
  return {
    send,
    ticket,
    forgetTicket: () => {
      setTicket(null);
      approval.reset();
    },
    isBusy: approval.isPending,
    problem: approval.isError && !isStep ? errorText(approval.error) : refused,
  };
};

type FootProps = {
  isBusy: boolean;
  problem: string | null;
  other: { label: string; onClick: () => void } | null;
};

const Foot = ({ isBusy, problem, other }: FootProps) => {
  const t = useT();
  return (
    <>
      {problem && (
        <Alert color="red" role="alert" data-testid="kiosk-problem">
          {problem}
        </Alert>
      )}
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
type PinFields = { who: string | null; pin: string };
type ByPinProps = { managers: Managers; onDone: () => void; onOther: () => void };

const ByPin = ({ managers, onDone, onOther }: ByPinProps) => {
  const t = useT();
  const { send, isBusy, problem } = useProof(onDone);
  const { field, set, submit } = useFields<PinFields>({
    initialValues: { who: managers[0]?.id ?? null, pin: '' },
    problemsOf: ({ pin }) => ({ pin: pin === '' ? 'kiosk.exit.missing' : null }),
  });
  const handleSubmit = submit(({ who, pin }) => {
    const manager = managers.find(({ id }) => id === who);
    if (manager && pin.length >= PIN_LEAST) send({ operatorId: manager.id, pin });
    set({ pin: '' });
  });
  const pinField = field('pin');
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <Select
          {...field('who')}
          label={t('kiosk.exit.who')}
          size="md"
          data={managers.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
        />
        <PasswordInput
          {...pinField}
          label={t('kiosk.exit.pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          onChange={(event) => set({ pin: event.currentTarget.value.replaceAll(/\D/g, '') })}
          error={problem ? null : pinField.error}
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

type ByCodeProps = { proof: ReturnType<typeof useProof>; ticket: string; onBack: () => void };

const ByCode = ({ proof: { send, isBusy, problem }, ticket, onBack }: ByCodeProps) => {
  const t = useT();
  const { field, submit } = useFields({
    initialValues: { code: '' },
    problemsOf: ({ code }) => ({ code: readOtpCode(code) ? null : 'otp.anyCodeMissing' }),
  });
  const handleSubmit = submit(({ code }) => send({ ticket, code }));
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <TextInput
          {...field('code')}
          label={t('otp.anyCode')}
          autoComplete="one-time-code"
          maxLength={40}
          autoFocus
          data-autofocus
          data-testid="kiosk-code"
        />
        <Foot
          isBusy={isBusy}
          problem={problem}
          other={{ label: t('otp.toPassword'), onClick: onBack }}
        />
      </Stack>
    </form>
  );
};

type PasswordFields = { account: string; password: string };
type ByPasswordProps = { onDone: () => void; onOther: (() => void) | null };

const ByPassword = ({ onDone, onOther }: ByPasswordProps) => {
  const t = useT();
  const proof = useProof(onDone);
  const { send, isBusy, problem, ticket, forgetTicket } = proof;
  const { field, submit } = useFields<PasswordFields>({
    initialValues: { account: '', password: '' },
    problemsOf: ({ account, password }) => ({
      account: account.trim() === '' ? 'kiosk.exit.missing' : null,
      password: password === '' ? 'kiosk.exit.missing' : null,
    }),
  });
  const other = onOther && { label: t('kiosk.exit.byPin'), onClick: onOther };
  const handleSubmit = submit(({ account, password }) =>
    send({ account: account.trim(), password }),
  );
  if (ticket !== null)
    return <ByCode proof={proof} ticket={ticket} onBack={() => forgetTicket()} />;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <TextInput
          {...field('account')}
          label={t('kiosk.exit.account')}
          autoComplete="off"
          autoFocus
          data-autofocus
          data-testid="kiosk-account"
        />
        <PasswordInput
          {...field('password')}
          label={t('kiosk.exit.password')}
          autoComplete="off"
          data-testid="kiosk-password"
        />
        <Foot isBusy={isBusy} problem={problem} other={other} />
      </Stack>
    </form>
  );
};

type ExitProps = { onClose: () => void; onDone: () => void };

/** A manager or owner allows leaving the counter: by PIN where this till has one, else by password. The operator at the till stays signed in. */
export const KioskExit = ({ onClose, onDone }: ExitProps) => {
  const t = useT();
  const [wantsPassword, setWantsPassword] = useState(false);
  const { data: managers } = useQuery({
    queryKey: ['managers-here'],
    queryFn: managersHere,
    staleTime: 0,
  });
  const hasPin = managers !== undefined && managers.length > 0;
  const isByPin = hasPin && !wantsPassword;
  const handleByPin = hasPin ? () => setWantsPassword(false) : null;
  return (
    <Dialog onClose={onClose} title={t('kiosk.exit.lead')} centered data-testid="kiosk-exit">
      {isByPin && (
        <ByPin managers={managers} onDone={onDone} onOther={() => setWantsPassword(true)} />
      )}
      {managers && !isByPin && <ByPassword onDone={onDone} onOther={handleByPin} />}
    </Dialog>
  );
};
