import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useT } from '../../lib/i18n.ts';
import { renewSession, useSignedIn } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import { useChangePassword } from './mutations.ts';
import { LoginAlert } from './parts/login-alert.tsx';
import { NewPasswordFields, useNewPassword } from './parts/new-password-fields.tsx';

/** Who came with a one-time password chooses one of their own before anything else. */
export const FirstPassword = () => {
  const t = useT();
  const session = useSignedIn();
  const change = useChangePassword();
  const form = useNewPassword();
  const handleSubmit = form.submit(({ oldPassword, password }) => {
    if (change.isPending) return;
    const { mustChangePassword: _, ...operator } = session.operator;
    change.mutate(
      { oldPassword, password },
      { onSuccess: () => void renewSession({ ...session, operator }) },
    );
  });
  return (
    <FrontPage lead={session.merchant.name}>
      <Title order={1} mb="xs">
        {t('own.firstTitle')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('own.firstLead', { name: session.operator.name })}
      </Text>
      <form onSubmit={handleSubmit} noValidate data-testid="first-password">
        <Stack gap="lg">
          {change.isError && <LoginAlert error={change.error} />}
          <NewPasswordFields form={form} oldLabel={t('own.oncePassword')} size="lg" />
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={change.isPending}
            data-testid="first-password-save"
          >
            {t('own.firstSave')}
          </Button>
        </Stack>
      </form>
      <Button
        mt="xl"
        variant="subtle"
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={() => void signOut()}
      >
        {t('common.signOut')}
      </Button>
    </FrontPage>
  );
};
