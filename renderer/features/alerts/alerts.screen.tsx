import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconBellCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALERT_STATES, alertKindsOf } from '#shared/codes/alert.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { InboxBar } from '../../ui/list/inbox-bar.tsx';
import { InboxSheet } from '../../ui/list/inbox-sheet.tsx';
import { isConfirmed } from './alert-words.ts';
import classes from '../../ui/list/inbox.module.css';
import { alertFilters } from './filters.ts';
import { useSettle } from './mutations.ts';
import { AlertItem } from './parts/alert-item.tsx';
import { SettleDialog } from './parts/settle-dialog.tsx';
import { useAlerts } from './queries.ts';
import { useSeen } from './use-seen.ts';

/** What owners and managers should look at, and what they have dealt with. Auditors read it. */
export const AlertsScreen = () => {
  const t = useT();
  const errorText = useErrorText();
  const { role } = useSignedIn().operator;
  const [query, setQuery] = useSearchParams();
  const { filtersOf, queryOf } = alertFilters(role);
  const filters = filtersOf(query);
  const alerts = useAlerts(filters);
  const settle = useSettle();
  const [asked, setAsked] = useState<AlertRow | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const rows = alerts.data?.pages.flatMap(({ result }) => result) ?? [];
  const maySettle = merchantContract.merchantAlertSettle.roles?.includes(role) ?? true;
  useSeen(rows, maySettle);
  const isNarrowed = filters.state !== 'open' || filters.kind !== null || filters.storeId !== null;
  // the settled row leaves the list with its button
  const handleSettled = (alert: AlertRow): void => {
    setAsked(null);
    setDoneId(alert.id);
    sheet.current?.focus();
  };
  const handleSettle = (alert: AlertRow): void => {
    if (isConfirmed(alert.kind)) setAsked(alert);
    else settle.mutate({ alertId: alert.id }, { onSuccess: () => handleSettled(alert) });
  };
  return (
    <div className={classes['page']} data-testid="alerts">
      <Text c="dimmed">{`${t('alerts.lead')} ${maySettle ? '' : t('alerts.readOnly')}`}</Text>
      <InboxBar
        filters={filters}
        states={ALERT_STATES.map((id) => ({ id, name: t(`alerts.state.${id}`) }))}
        kinds={{
          label: t('alerts.kind'),
          allLabel: t('alerts.allKinds'),
          choices: alertKindsOf(role).map((id) => ({ id, name: t(`alerts.kind.${id}`) })),
        }}
        onChange={(next) => setQuery(queryOf(next), { replace: true })}
      />
      {settle.isError && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {errorText(settle.error)}
        </Alert>
      )}
      <HiddenText key={doneId} role="status">
        {doneId && t('alerts.settled')}
      </HiddenText>
      <InboxSheet
        sheet={sheet}
        label={t('alerts.list')}
        list={alerts}
        isEmpty={rows.length === 0}
        words={{
          empty: t(isNarrowed ? 'alerts.emptyFiltered' : 'alerts.empty'),
          failed: t('alerts.failed'),
        }}
        icon={<IconBellCheck size={36} aria-hidden />}
        testId="alerts"
      >
        {rows.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            isBusy={settle.isPending && settle.variables.alertId === alert.id}
            onSettle={() => handleSettle(alert)}
          />
        ))}
      </InboxSheet>
      {asked && (
        <SettleDialog
          alert={asked}
          onSettled={() => handleSettled(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
