import { Button, Center, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Action = { label: string; onClick: () => void; isBusy?: boolean; icon?: ReactNode };
type Props = {
  icon: ReactNode;
  title: string;
  text?: string;
  tone?: 'quiet' | 'bad';
  action?: Action;
  testId?: string;
};

/** Shown in place of content: nothing found, failed, offline. A failure is announced. */
export const PageState = ({ icon, title, text, tone = 'quiet', action, testId }: Props) => (
  <Center mih={280} p="xl" role={tone === 'bad' ? 'alert' : 'status'} data-testid={testId}>
    <Stack align="center" gap="sm" maw={460}>
      <ThemeIcon size={72} radius="50%" variant="light" color={tone === 'bad' ? 'red' : 'azulejo'}>
        {icon}
      </ThemeIcon>
      <Text fw={650} size="lg" ta="center">
        {title}
      </Text>
      {text && (
        <Text c="dimmed" ta="center">
          {text}
        </Text>
      )}
      {action && (
        <Button
          mt="xs"
          variant="light"
          leftSection={action.icon ?? <IconRefresh size={20} aria-hidden />}
          loading={action.isBusy ?? false}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </Stack>
  </Center>
);
