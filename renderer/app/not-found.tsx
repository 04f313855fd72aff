import { Anchor, Center, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';

export const NotFound = () => {
  const t = useT();
  return (
    <Center component="main" mih="100vh">
      <Stack align="center">
        <Title order={1} size="h2">
          {t('console.title.notFound')}
        </Title>
        <Text>{t('console.notFound.text')}</Text>
        <Anchor component={Link} to={merchantRoutes.merchantHome.path} underline="always">
          {t('console.notFound.home')}
        </Anchor>
      </Stack>
    </Center>
  );
};
