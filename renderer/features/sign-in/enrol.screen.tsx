import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useNavigate } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { readEnrolment } from '#shared/validate/enrolment-code.ts';
import { useFields } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import { machine } from '../../lib/machine.ts';
import { KEYS, readKey } from '../../lib/storage.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import { useEnrol } from './enrol-till.ts';
import { EnrolCamera } from './parts/enrol-camera.tsx';
import { LoginAlert } from './parts/login-alert.tsx';

type Enrol = ReturnType<typeof useEnrol>;

type EnrolFields = { code: string; name: string };
type FormProps = { enrol: Enrol; onCode: (token: string, name: string) => void };

const EnrolForm = ({ enrol, onCode }: FormProps) => {
  const t = useT();
  const { values, setProblem, field, submit } = useFields<EnrolFields>({
    initialValues: { code: '', name: readKey(KEYS.deviceName) || machine().deviceName },
    problemsOf: ({ code }) => ({ code: readEnrolment(code) ? null : 'enrol.codeMissing' }),
  });
  const send = (token: string | null, name: string): void => {
    if (token && !enrol.isPending) onCode(token, name.trim());
  };
  const handleSubmit = submit(({ code, name }) => send(readEnrolment(code), name));
  const handleScan = (text: string): void => {
    const token = readEnrolment(text);
    setProblem('code', token ? null : 'enrol.notCode');
    send(token, values.name);
  };
  return (
    <form onSubmit={handleSubmit} noValidate data-testid="enrol-form">
      <Stack gap="lg">
        {enrol.isError && <LoginAlert error={enrol.error} />}
        <EnrolCamera onText={handleScan} />
        <TextInput
          {...field('name')}
          size="lg"
          label={t('enrol.name')}
          description={t('console.login.deviceHint')}
          maxLength={40}
        />
        <TextInput
          {...field('code')}
          size="lg"
          label={t('enrol.code')}
          description={t('enrol.codeHint')}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
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
  const handleSend = (token: string, name: string): void =>
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
      <EnrolForm enrol={enrol} onCode={handleSend} />
      <Text mt="lg">
        <Anchor component={Link} to={merchantRoutes.merchantLogin.path} underline="always">
          {t('enrol.toLogin')}
        </Anchor>
      </Text>
    </FrontPage>
  );
};
