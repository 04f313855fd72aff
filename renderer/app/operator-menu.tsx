import { Avatar, Button, Popover, Stack, Text } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { useSignedIn } from '../lib/session.ts';
import { signOut } from '../lib/sign-out.ts';
import classes from './shell.module.css';

/** Who is signed in, and the way out. */
export const OperatorMenu = () => {
  const t = useT();
  const navigate = useNavigate();
  const { operator, merchant } = useSignedIn();
  const role = t(`console.role.${operator.role}`);
  const leave = async (): Promise<void> => {
    await signOut();
    await navigate(merchantRoutes.merchantLogin.path, { replace: true });
  };
  return (
    <Popover position="bottom-end" shadow="md" width={260} trapFocus returnFocus withArrow>
      <Popover.Target>
        <Button
          variant="subtle" color="gray" px="xs" h={52} leftSection={<Avatar size={36} color="azulejo" variant="filled" aria-hidden><IconUser size={22} /></Avatar>}
          data-testid="operator"
        >
          <span className={classes['who']}>{operator.name}{' '}<span className={classes['role']}>{role}</span></span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('console.operator', { name: operator.name, role })}>
        <Stack gap="sm">
          <div>
            <Text fw={600}>{operator.name}</Text>
            <Text size="sm" c="dimmed" data-testid="role">{role}{' · '}{merchant.name}</Text>
          </div>
          <Button variant="light" fullWidth leftSection={<IconLogout size={20} aria-hidden />} onClick={() => { void leave(); }} data-testid="sign-out">{t('common.signOut')}</Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
