import { Badge, Button, Group, Text, ThemeIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconBarcode,
  IconCalendarExclamation,
  IconCheck,
  IconDeviceDesktop,
  IconFlag,
  IconLock,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AlertKind } from '#shared/codes/alert.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { placeOf } from '../alert-place.ts';
import { alertSentence, isCountedInSentence } from '../alert-words.ts';
import classes from '../../../ui/list/inbox.module.css';

const ICONS: Record<AlertKind, TablerIcon> = {
  'unknown-codes': IconBarcode,
  'guessing-locked': IconBarcode,
  'password-locked': IconLock,
  'otp-locked': IconLock,
  'pin-locked': IconLock,
  'pin-withdrawn': IconLock,
  'merchant-pins-locked': IconLock,
  'refresh-reused': IconLock,
  'new-device': IconDeviceDesktop,
  'device-enrolled': IconDeviceDesktop,
  'revoked-till': IconDeviceDesktop,
  'unclosed-day': IconCalendarExclamation,
  'operator-undos': IconArrowBackUp,
  'store-undos': IconArrowBackUp,
  'review-reported': IconFlag,
};

/** Where, when, how often, and who has dealt with it. */
const useFacts = ({
  kind,
  storeName,
  at,
  lastAt,
  times,
  seen,
  settled,
}: AlertRow): readonly string[] => {
  const t = useT();
  const settledText = settled && {
    name: settled.operatorName ?? '',
    time: dateTimeText(settled.at),
  };
  return [
    storeName,
    t('alerts.last', { time: dateTimeText(lastAt) }),
    times > 1 &&
      !isCountedInSentence(kind) &&
      t('alerts.since', { count: times, time: dateTimeText(at) }),
    !settled && seen && t('alerts.seen', { name: seen.operatorName, time: dateTimeText(seen.at) }),
    settledText && t(settledText.name ? 'alerts.settledBy' : 'alerts.settledByItself', settledText),
    settled?.note,
  ].filter((fact): fact is string => Boolean(fact));
};

type Props = { alert: AlertRow; isBusy: boolean; onSettle: () => void };

/** One alert: what happened, what to do, where to do it, and that it is done. */
export const AlertItem = ({ alert, isBusy, onSettle }: Props) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const facts = useFacts(alert);
  const { kind, seen, settled } = alert;
  const Icon = settled ? IconCheck : ICONS[kind];
  const what = alertSentence(t, alert);
  const place = placeOf(alert, role);
  const maySettle = merchantContract.merchantAlertSettle.roles?.includes(role) ?? true;
  return (
    <li className={classes['item']} data-testid="alert" data-kind={kind}>
      <ThemeIcon size={44} radius="50%" variant="light" color={settled ? 'teal' : 'tart'}>
        <Icon size={24} aria-hidden />
      </ThemeIcon>
      <div className={classes['text']}>
        <Group gap="xs">
          <Badge tt="none" size="lg" miw="max-content" variant="light" color="gray">
            {t(`alerts.kind.${kind}`)}
          </Badge>
          {!settled && !seen && (
            <Badge tt="none" size="lg" miw="max-content" color="azulejo">
              {t('alerts.new')}
            </Badge>
          )}
        </Group>
        <h2 className={classes['what']}>{what}</h2>
        {!settled && maySettle && <Text>{t(`alerts.advice.${kind}`)}</Text>}
        <Text c="dimmed" size="sm">
          {facts.join(' · ')}
        </Text>
      </div>
      <div className={classes['acts']}>
        {place && (
          <Button
            component={Link}
            to={place.to}
            variant="default"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            {t('alerts.goTo', { page: t(place.title) })}
          </Button>
        )}
        {!settled && maySettle && (
          <Button
            variant="light"
            leftSection={<IconCheck size={18} aria-hidden />}
            aria-label={t('alerts.settleOf', { what })}
            loading={isBusy}
            onClick={onSettle}
            data-testid="alert-settle"
          >
            {t('alerts.settle')}
          </Button>
        )}
      </div>
    </li>
  );
};
