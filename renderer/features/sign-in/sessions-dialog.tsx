import { Badge, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { dateTimeText } from '#shared/format/date.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useEndSession } from './mutations.ts';
import { useOwnSessions, type OwnSession } from './queries.ts';

type RowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void };

const SessionRow = ({ session, isBusy, onEnd }: RowProps) => {
  const t = useT();
  return (
    <Group justify="space-between" wrap="nowrap" component="li" data-testid="own-session">
      <div>
        <Text fw={600}>{session.deviceName}</Text>
        <Text size="sm" c="dimmed">
          {t('own.sessionSince', { time: dateTimeText(session.startedAt) })}
        </Text>
      </div>
      {session.isThis ? (
        <Badge variant="light" tt="none" miw="max-content">
          {t('devices.this')}
        </Badge>
      ) : (
        <Button
          variant="outline"
          color="red.9"
          miw="max-content"
          loading={isBusy}
          onClick={onEnd}
          aria-label={t('own.endSessionOf', { name: session.deviceName })}
          data-testid="end-session"
        >
          {t('own.endSession')}
        </Button>
      )}
    </Group>
  );
};

/** Where one is signed in, and the way to end it. */
export const SessionsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const list = useOwnSessions();
  const end = useEndSession();
  const error = list.error ?? end.error;
  return (
    <Dialog onClose={onClose} title={t('own.sessions')} centered data-testid="own-sessions">
      <Stack gap="md">
        <Text c="dimmed">{t('own.sessionsLead')}</Text>
        {list.isPending && <Loader role="status" aria-label={t('common.loading')} />}
        {error && (
          <Text c="red.9" role="alert">
            {errorText(error)}
          </Text>
        )}
        {list.isError && (
          <Button
            variant="light"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => void list.refetch()}
          >
            {t('common.retry')}
          </Button>
        )}
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {list.data?.result.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              isBusy={end.isPending && end.variables === session.sessionId}
              onEnd={() => end.mutate(session.sessionId)}
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
};
