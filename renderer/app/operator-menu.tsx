import { Avatar, Button, Kbd, Stack, Text } from '@mantine/core';
import {
  IconDevices,
  IconKey,
  IconLock,
  IconLogout,
  IconPassword,
  IconShieldLock,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useKiosk } from '../lib/kiosk.ts';
import { useSignedIn } from '../lib/session.ts';
import { signOut } from '../lib/sign-out.ts';
import { BarPanel } from './bar-panel.tsx';
import classes from './shell.module.css';
import { askForOperator, SWITCH_KEY, useSwitchKey } from './switch-operator.ts';

const SetPinDialog = lazyPart(
  async () => (await import('../features/sign-in/set-pin-dialog.tsx')).SetPinDialog,
);

const ChangePasswordDialog = lazyPart(
  async () => (await import('../features/sign-in/change-password-dialog.tsx')).ChangePasswordDialog,
);
const SessionsDialog = lazyPart(
  async () => (await import('../features/sign-in/sessions-dialog.tsx')).SessionsDialog,
);
const OtpDialog = lazyPart(
  async () => (await import('../features/sign-in/otp-dialog.tsx')).OtpDialog,
);
const OWN = {
  pin: SetPinDialog,
  password: ChangePasswordDialog,
  otp: OtpDialog,
  sessions: SessionsDialog,
} as const;
type Own = keyof typeof OWN;

const wide = { variant: 'light', fullWidth: true, styles: { label: { flex: 1 } } } as const;

const Choices = ({
  onOwn,
  onLeave,
  onClose,
}: {
  onOwn: (own: Own) => void;
  onLeave: () => void;
  onClose: () => void;
}) => {
  const t = useT();
  const { operator } = useSignedIn();
  const isKiosk = useKiosk();
  const ask = (why: 'switch' | 'hand'): void => {
    onClose();
    askForOperator(why);
  };
  return (
    <>
      <Button
        {...wide}
        leftSection={<IconUsers size={20} aria-hidden />}
        rightSection={<Kbd>{SWITCH_KEY}</Kbd>}
        onClick={() => ask('switch')}
        data-testid="switch-operator"
      >
        {t('lock.switch')}
      </Button>
      <Button
        {...wide}
        leftSection={<IconLock size={20} aria-hidden />}
        rightSection={<Kbd>{`⇧ ${SWITCH_KEY}`}</Kbd>}
        onClick={() => ask('hand')}
        data-testid="lock-now"
      >
        {t('lock.now')}
      </Button>
      <Button
        {...wide}
        leftSection={<IconPassword size={20} aria-hidden />}
        onClick={() => onOwn('pin')}
        data-testid="set-pin"
      >
        {t(operator.hasPin ? 'pin.change' : 'pin.set')}
      </Button>
      <Button
        {...wide}
        leftSection={<IconKey size={20} aria-hidden />}
        onClick={() => onOwn('password')}
        data-testid="change-password"
      >
        {t('own.changePassword')}
      </Button>
      {(operator.role === 'owner' || operator.role === 'manager') && (
        <Button
          {...wide}
          leftSection={<IconShieldLock size={20} aria-hidden />}
          onClick={() => onOwn('otp')}
          data-testid="open-otp"
        >
          {t('otp.title')}
        </Button>
      )}
      <Button
        {...wide}
        leftSection={<IconDevices size={20} aria-hidden />}
        onClick={() => onOwn('sessions')}
        data-testid="open-sessions"
      >
        {t('own.sessions')}
      </Button>
      {!isKiosk && (
        <Button
          {...wide}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={onLeave}
          data-testid="sign-out"
        >
          {t('common.signOut')}
        </Button>
      )}
    </>
  );
};

/** Who is at work here, who comes next, and the way out. */
export const OperatorMenu = () => {
  const t = useT();
  const navigate = useNavigate();
  const { operator, merchant } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [own, setOwn] = useState<Own | null>(null);
  const handleClose = useCallback(() => setOpen(false), []);
  const OwnDialog = own && OWN[own];
  useSwitchKey();
  const role = t(`console.role.${operator.role}`);
  const leave = async (): Promise<void> => {
    await signOut();
    await navigate(merchantRoutes.merchantLogin.path, { replace: true });
  };
  return (
    <>
      <BarPanel
        isOpen={isOpen}
        onClose={handleClose}
        label={t('console.operator', { name: operator.name, role })}
        button={
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            h={52}
            leftSection={
              <Avatar size={36} color="azulejo" variant="filled" aria-hidden>
                <IconUser size={22} />
              </Avatar>
            }
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            data-testid="operator"
          >
            <span className={classes['who']}>
              {operator.name} <span className={classes['role']}>{role}</span>
            </span>
          </Button>
        }
      >
        <Stack gap="sm">
          <div>
            <Text fw={600}>{operator.name}</Text>
            <Text size="sm" c="dimmed" data-testid="role">
              {role}
              {' · '}
              {merchant.name}
            </Text>
          </div>
          <Choices
            onClose={handleClose}
            onLeave={() => void leave()}
            onOwn={(chosen) => {
              setOpen(false);
              setOwn(chosen);
            }}
          />
        </Stack>
      </BarPanel>
      {OwnDialog && (
        <Suspense>
          <OwnDialog onClose={() => setOwn(null)} />
        </Suspense>
      )}
    </>
  );
};
