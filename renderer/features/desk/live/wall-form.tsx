import { Alert, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { WallId } from '#shared/kernel/ids.ts';
import { useFields } from '../../../lib/form.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import { queryClient } from '../../../lib/query.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { api } from '../api.ts';

type Walls = ReplyOf<DeskContract['merchantWallList']>['walls'];

const addressOf = (token: string): string =>
  `${machine().backendUrl || window.location.origin}/wall/${token}`;

const useWalls = ({ storeId }: DeskStoreRow) => {
  const language = useLanguage();
  const key = ['desk-walls', storeId, language];
  const put = ({ walls }: { walls: Walls }): void => {
    queryClient.setQueryData(key, walls);
  };
  return {
    query: useQuery({
      queryKey: key,
      queryFn: async ({ signal }) => (await api.merchantWallList({ storeId }, { signal })).walls,
    }),
    add: useMutation({
      mutationFn: (name: string) =>
        api.merchantWallAdd({ requestId: newRequestId(), storeId, name }),
      onSuccess: put,
    }),
    revoke: useMutation({
      mutationFn: (wallId: WallId) => api.merchantWallRevoke({ storeId, wallId }),
      onSuccess: put,
    }),
  };
};

/** The address of a new screen, this once. */
const Address = ({ token }: { token: string }) => {
  const t = useT();
  const address = addressOf(token);
  return (
    <Alert color="azulejo" role="status">
      <Stack gap="xs">
        <Text>{t('desk.wall.once')}</Text>
        <Text ff="monospace" style={{ overflowWrap: 'anywhere' }} data-testid="wall-address">
          {address}
        </Text>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="md"
              leftSection={<IconCopy size={20} aria-hidden />}
              onClick={() => copy()}
            >
              {t(copied ? 'desk.wall.copied' : 'desk.wall.copy')}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Alert>
  );
};

type ListProps = { walls: Walls; busy: WallId | null; onRevoke: (wallId: WallId) => void };

const List = ({ walls, busy, onRevoke }: ListProps) => {
  const t = useT();
  if (walls.length === 0) return <Text>{t('desk.wall.none')}</Text>;
  return (
    <Stack gap="xs">
      {walls.map(({ wallId, name, by, at }) => {
        const time = dateTimeText(at);
        return (
          <Group key={wallId} justify="space-between" wrap="nowrap" data-testid="wall-row">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm">
                {by === '' ? t('desk.wall.at', { time }) : t('desk.wall.by', { name: by, time })}
              </Text>
            </div>
            <Button
              variant="default"
              size="md"
              loading={busy === wallId}
              aria-label={t('desk.wall.revokeOf', { name })}
              onClick={() => onRevoke(wallId)}
            >
              {t('desk.wall.revoke')}
            </Button>
          </Group>
        );
      })}
    </Stack>
  );
};

/** The pickup screens of a store: a link is made for each, and taken back. */
export const WallForm = ({ store }: { store: DeskStoreRow }) => {
  const t = useT();
  const errorText = useErrorText();
  const { query, add, revoke } = useWalls(store);
  const { field, set, submit } = useFields({
    initialValues: { name: '' },
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? 'desk.wall.nameMissing' : null }),
  });
  const handleSubmit = submit(({ name }) =>
    add.mutate(name.trim(), { onSuccess: () => set({ name: '' }) }),
  );
  const error = add.error ?? revoke.error;
  return (
    <Stack gap="md">
      <Text>{t('desk.wall.hint')}</Text>
      <form onSubmit={handleSubmit} noValidate>
        <Group align="flex-end">
          <TextInput
            {...field('name')}
            size="md"
            label={t('desk.wall.name')}
            maxLength={40}
            autoComplete="off"
            style={{ flex: 1 }}
            data-testid="wall-name"
          />
          <Button
            type="submit"
            size="md"
            loading={add.isPending}
            leftSection={<IconPlus size={20} aria-hidden />}
            data-testid="wall-add"
          >
            {t('desk.wall.add')}
          </Button>
        </Group>
      </form>
      {error !== null && (
        <Alert color="red" role="alert">
          {errorText(error)}
        </Alert>
      )}
      {add.data !== undefined && <Address token={add.data.token} />}
      <QueryState query={query} failed={t('desk.wall.failed')} testId="walls">
        {(walls) => (
          <List
            walls={walls}
            busy={revoke.isPending ? revoke.variables : null}
            onRevoke={(wallId) => revoke.mutate(wallId)}
          />
        )}
      </QueryState>
    </Stack>
  );
};
