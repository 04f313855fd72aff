import { Alert, Text } from '@mantine/core';
import { IconClockExclamation, IconDeviceDesktopOff } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import type { EndedBy } from '../../../lib/session.ts';

/** Why the last session ended, and what to do now. `byPin`: a PIN is enough to continue. */
export const EndedNotice = ({ why, byPin }: { why: EndedBy | null; byPin: boolean }) => {
  const t = useT();
  if (why === 'revoked') {
    return (
      <Alert
        variant="light"
        color="red"
        icon={<IconDeviceDesktopOff aria-hidden />}
        title={t('device.revoked')}
        role="alert"
        data-testid="device-revoked"
      >
        <Text>{t('device.revokedHint')}</Text>
      </Alert>
    );
  }
  if (why === null) return null;
  return (
    <Alert
      variant="light"
      color="tart"
      icon={<IconClockExclamation aria-hidden />}
      data-testid="session-ended"
    >
      {t(byPin ? 'lock.ended' : 'console.login.expired')}
    </Alert>
  );
};
