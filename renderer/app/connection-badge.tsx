import { Badge } from '@mantine/core';
import { IconCloudOff, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useT } from '../lib/i18n.ts';
import { useConnection, type Connection } from '../lib/online.ts';
import classes from './shell.module.css';

const LOOK = {
  online: { color: 'teal', Icon: IconWifi },
  offline: { color: 'red.9', Icon: IconWifiOff },
  unreachable: { color: 'red.9', Icon: IconCloudOff },
} as const satisfies Record<Connection, unknown>;

/** Whether the server answers; words and a pictogram, not colour alone. */
export const ConnectionBadge = () => {
  const t = useT();
  const connection = useConnection();
  const { color, Icon } = LOOK[connection];
  const words = t(`console.connection.${connection}`);
  return (
    <Badge
      role="status"
      aria-label={t('console.connection.label', { state: words })}
      data-testid="connection"
      data-state={connection}
      className={classes['state'] ?? ''}
      size="lg"
      tt="none"
      fw={550}
      variant={connection === 'online' ? 'light' : 'filled'}
      color={color}
      leftSection={<Icon size={18} aria-hidden />}
    >
      {words}
    </Badge>
  );
};
