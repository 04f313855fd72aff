import { Alert } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { useConnection } from '../../../lib/online.ts';

/** What a till without a network can do before anyone signs in. */
export const OfflineNotice = () => {
  const t = useT();
  const isOffline = useConnection() === 'offline';
  return (
    isOffline && (
      <Alert
        variant="light"
        color="tart"
        icon={<IconWifiOff aria-hidden />}
        title={t('console.connection.offline')}
        role="status"
        data-testid="offline-notice"
      >
        {t('console.login.offlineHint')}
      </Alert>
    )
  );
};
