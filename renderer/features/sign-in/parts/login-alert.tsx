import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconLock } from '@tabler/icons-react';
import { countdownText, timeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { loginFailure } from '../login-refusal.ts';

const Locked = ({ until }: { until: Instant }) => {
  const t = useT();
  const now = useNow();
  return t('console.login.locked', { time: timeText(until), left: countdownText((until - now) / 1000) });
};

const ICONS = { wrong: IconAlertTriangle, locked: IconLock, lost: IconCloudOff, other: IconAlertTriangle };

/** Why the sign-in did not work, in the words that help. */
export const LoginAlert = ({ error }: { error: unknown }) => {
  const t = useT();
  const errorText = useErrorText();
  const failure = loginFailure(error);
  const Icon = ICONS[failure.kind];
  return (
    <Alert variant="light" color={failure.kind === 'lost' ? 'tart' : 'red'} icon={<Icon aria-hidden />} data-testid="login-alert" data-kind={failure.kind} role="alert">
      {failure.kind === 'lost' ? t('console.login.offline') : null}
      {failure.kind === 'wrong' || failure.kind === 'other' ? errorText(error) : null}
      {failure.kind === 'wrong' && failure.triesLeft !== undefined ? ` · ${t('console.login.triesLeft', { count: failure.triesLeft })}` : null}
      {failure.kind === 'locked' ? (failure.until ? <Locked until={failure.until} /> : errorText(error)) : null}
    </Alert>
  );
};
