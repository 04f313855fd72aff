import { Button, Group, Switch, Text } from '@mantine/core';
import { IconDeviceDesktop, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DesktopChange, DesktopChoices } from '#shared/ipc/shell.ts';
import { bridge } from '../../../lib/bridge.ts';
import { onDesktop } from '../../../lib/desktop-signals.ts';
import { useT } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import { Card } from './card.tsx';

const KEY = ['desktop-choices'];

/** What is chosen for this machine, here or in the desktop's menu. */
const useDesktopChoices = () => {
  const client = useQueryClient();
  useEffect(
    () =>
      onDesktop('chosen', () => {
        void client.invalidateQueries({ queryKey: KEY });
      }),
    [client],
  );
  const { data } = useQuery({ queryKey: KEY, queryFn: () => bridge.readChoices() });
  const keep = (choices: DesktopChoices): void => {
    client.setQueryData(KEY, choices);
  };
  const change = useMutation({
    mutationFn: (change: DesktopChange) => bridge.choose(change),
    onSuccess: keep,
  });
  const check = useMutation({
    mutationFn: () => bridge.checkUpdate(),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { choices: data, change, check };
};

const Choices = () => {
  const t = useT();
  const { choices, change, check } = useDesktopChoices();
  if (!choices) return null;
  const { openAtLogin, customerDisplay, displays, updates, updateState } = choices;
  return (
    <>
      <Switch
        size="md"
        label={t('settings.desktop.customerDisplay')}
        description={displays < 2 ? t('settings.desktop.oneDisplay') : undefined}
        checked={customerDisplay}
        onChange={(event) => change.mutate({ customerDisplay: event.currentTarget.checked })}
        data-testid="choose-customer-display"
      />
      {openAtLogin !== null && (
        <Switch
          size="md"
          label={t('settings.desktop.openAtLogin')}
          checked={openAtLogin}
          onChange={(event) => change.mutate({ openAtLogin: event.currentTarget.checked })}
          data-testid="choose-open-at-login"
        />
      )}
      <Switch
        size="md"
        label={t('settings.desktop.updates')}
        description={t('settings.desktop.updatesHint')}
        checked={updates}
        onChange={(event) => change.mutate({ updates: event.currentTarget.checked })}
        data-testid="choose-updates"
      />
      {updates && (
        <Group>
          <Text role="status" data-testid="update-state">
            {t(`settings.desktop.update.${updateState}`)}
          </Text>
          <Button
            variant="light"
            leftSection={<IconRefresh size={20} aria-hidden />}
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            {t('settings.desktop.check')}
          </Button>
        </Group>
      )}
      {change.isError && (
        <Text c="red" role="alert">
          {t('settings.desktop.notKept')}
        </Text>
      )}
    </>
  );
};

/** The desktop program itself; a tab has none of it. */
export const DesktopCard = () => {
  const t = useT();
  return machine().runtime === 'electron' ? (
    <Card title={t('settings.desktop')} icon={IconDeviceDesktop} testId="settings-desktop">
      <Choices />
    </Card>
  ) : null;
};
