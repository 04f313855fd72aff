import { Avatar, Button, Menu, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { useSignedIn } from '../lib/session.ts';
import { signOut } from '../lib/sign-out.ts';

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
    <Menu position="bottom-end" shadow="md" width={260} returnFocus>
      <Menu.Target>
        <Button
          variant="subtle" color="dark" px="xs" leftSection={<Avatar size={36} color="azulejo" variant="filled" name={operator.name.slice(0, 1)} aria-hidden />}
          aria-label={t('console.operator', { name: operator.name, role })} data-testid="operator"
        >
          {operator.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label><Text size="sm" c="dark" fw={600}>{operator.name}</Text>{role}{' · '}{merchant.name}</Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => { void leave(); }} data-testid="sign-out">{t('common.signOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
