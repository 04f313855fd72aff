import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconFolder, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '../../../lib/bridge.ts';
import { useT } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import { useConnection } from '../../../lib/online.ts';
import { downloadDiagnostics } from '../download-diagnostics.ts';
import classes from '../settings.module.css';
import { Card } from './card.tsx';

const Facts = () => {
  const t = useT();
  const { version, runtime, platform, backendUrl, deviceName } = machine();
  const connection = useConnection();
  const facts: [string, string][] = [
    [t('settings.about.version'), version],
    [t('settings.about.runtime'), t(`settings.about.runtime.${runtime}`)],
    [t('settings.about.platform'), platform],
    [t('settings.about.backend'), backendUrl || window.location.origin],
    [t('settings.about.server'), t(`console.connection.${connection}`)],
    [t('settings.about.device'), deviceName],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.flatMap(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} is`}>{value}</dd>,
      ])}
    </dl>
  );
};

/** The versions that run here, and diagnostics for support. */
export const AboutCard = () => {
  const t = useT();
  const [hasNoLogs, setNoLogs] = useState(false);
  const openLogs = async (): Promise<void> =>
    setNoLogs(!(await bridge.openLogs().catch(() => false)));
  return (
    <Card title={t('settings.about')} icon={IconInfoCircle} testId="settings-about">
      <Facts />
      <Group>
        <Button
          variant="light"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => downloadDiagnostics()}
          data-testid="diagnostics"
        >
          {t('settings.about.diagnostics')}
        </Button>
        {machine().runtime === 'electron' && (
          <Button
            variant="light"
            leftSection={<IconFolder size={20} aria-hidden />}
            onClick={() => void openLogs()}
            data-testid="open-logs"
          >
            {t('settings.about.logs')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t('settings.about.diagnosticsHint')}
      </Text>
      {(hasNoLogs || machine().runtime === 'browser') && (
        <Text size="sm" c="dimmed" role="status">
          {t('settings.about.noLogs')}
        </Text>
      )}
    </Card>
  );
};
