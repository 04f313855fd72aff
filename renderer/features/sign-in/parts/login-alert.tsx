import { Alert } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudOff,
  IconDeviceDesktopOff,
  IconLock,
} from '@tabler/icons-react';
import { countdownText, timeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { loginFailure } from '../login-refusal.ts';

const LOCKED = {
  password: 'console.login.locked',
  pin: 'pin.locked',
  code: 'otp.locked',
} as const;

const Locked = ({ until, of }: { until: Instant; of: keyof typeof LOCKED }) => {
  const t = useT();
  const now = useNow();
  return t(LOCKED[of], {
    time: timeText(until),
    left: countdownText((until - now) / 1000),
  });
};

const ICONS = {
  wrong: IconAlertTriangle,
  locked: IconLock,
  lost: IconCloudOff,
  revoked: IconDeviceDesktopOff,
  other: IconAlertTriangle,
};

/** Why the sign-in did not work, in the words that help. */
export const LoginAlert = ({ error, isTight = false }: { error: unknown; isTight?: boolean }) => {
  const t = useT();
  const errorText = useErrorText();
  const failure = loginFailure(error);
  const Icon = ICONS[failure.kind];
  return (
    <Alert
      variant="light"
      color={failure.kind === 'lost' ? 'tart' : 'red'}
      icon={<Icon aria-hidden />}
      data-testid="login-alert"
      data-kind={failure.kind}
      role="alert"
      {...(isTight && { px: 'sm', py: 6 })}
    >
      {failure.kind === 'revoked' && `${t('device.revoked')} ${t('device.revokedHint')}`}
      {failure.kind === 'lost' && t('console.login.offline')}
      {(failure.kind === 'wrong' || failure.kind === 'other') && errorText(error)}
      {failure.kind === 'wrong' &&
        failure.triesLeft !== undefined &&
        ` · ${t('console.login.triesLeft', { count: failure.triesLeft })}`}
      {failure.kind === 'locked' && failure.until && (
        <Locked until={failure.until} of={failure.of} />
      )}
      {failure.kind === 'locked' && !failure.until && errorText(error)}
    </Alert>
  );
};
