import { Alert, Text, Title } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useT } from '../../lib/i18n.ts';
import { machine } from '../../lib/machine.ts';
import { sessionStore } from '../../lib/session.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import { LoginForm } from './parts/login-form.tsx';

export const LoginScreen = () => {
  const t = useT();
  const why = useStore(sessionStore, (state) => state.why);
  return (
    <FrontPage lead={t('console.login.lead')}>
      <Title order={1} mb="lg">{t('console.login.heading')}</Title>
      {why === 'expired' ? <Alert mb="lg" variant="light" color="tart" icon={<IconClockExclamation aria-hidden />} data-testid="session-ended">{t('console.login.expired')}</Alert> : null}
      <LoginForm />
      {machine().isSecretSafe ? null : <Text mt="lg" size="sm" c="dimmed">{t('console.login.notSafe')}</Text>}
    </FrontPage>
  );
};
