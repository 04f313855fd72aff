import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { readEnrolment } from '#shared/validate/enrolment-code.ts';
import { useT } from '../../lib/i18n.ts';
import { machine } from '../../lib/machine.ts';
import { KEYS, readKey } from '../../lib/storage.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import { useEnrol } from './mutations.ts';
import { EnrolCamera } from './parts/enrol-camera.tsx';
import { LoginAlert } from './parts/login-alert.tsx';

type Enrol = ReturnType<typeof useEnrol>;

const EnrolForm = ({
  enrol,
  onCode,
}: {
  enrol: Enrol;
  onCode: (token: string, name: string) => void;
}) => {
  const t = useT();
  const [code, setCode] = useState('');
  const [name, setName] = useState(() => readKey(KEYS.deviceName) || machine().deviceName);
  const [problem, setProblem] = useState<'enrol.codeMissing' | 'enrol.notCode' | null>(null);
  const send = (text: string, otherwise: typeof problem): void => {
    const token = readEnrolment(text);
    setProblem(token ? null : otherwise);
    if (token && !enrol.isPending) onCode(token, name.trim());
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send(code, 'enrol.codeMissing');
  };
  return (
    <form onSubmit={submit} noValidate data-testid="enrol-form">
      <Stack gap="lg">
        {enrol.isError ? <LoginAlert error={enrol.error} /> : null}
        <EnrolCamera onText={(text) => send(text, 'enrol.notCode')} />
        <TextInput
          size="lg"
          label={t('enrol.name')}
          description={t('console.login.deviceHint')}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          size="lg"
          label={t('enrol.code')}
          description={t('enrol.codeHint')}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem && t(problem)}
          styles={{
            input: { fontFamily: 'var(--mantine-font-family-monospace)', letterSpacing: '0.12em' },
          }}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={enrol.isPending}
          data-testid="enrol-submit"
        >
          {t('enrol.submit')}
        </Button>
      </Stack>
    </form>
  );
};

/** A new till is let in by the code that the owner's screen shows: by camera, by scanner into the field, or typed (decision A6). */
export const EnrolScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const enrol = useEnrol();
  const send = (token: string, name: string): void =>
    enrol.mutate(
      { token, name },
      {
        onSuccess: () => {
          notifications.show({
            color: 'teal',
            message: t('enrol.done', { name: readKey(KEYS.deviceName) }),
          });
          void navigate(merchantRoutes.merchantLogin.path, { replace: true });
        },
      },
    );
  return (
    <FrontPage lead={t('console.login.lead')}>
      <Title order={1} size="h2" mb="xs">
        {t('console.title.enrol')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('enrol.lead')}
      </Text>
      <EnrolForm enrol={enrol} onCode={send} />
      <Text mt="lg">
        <Anchor component={Link} to={merchantRoutes.merchantLogin.path} underline="always">
          {t('enrol.toLogin')}
        </Anchor>
      </Text>
    </FrontPage>
  );
};
