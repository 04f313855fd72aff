import { Alert, Group, SegmentedControl, Text } from '@mantine/core';
import { IconAlertTriangle, IconBellCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALERT_KINDS, ALERT_STATES } from '#shared/codes/alert.ts';
import { contract } from '#shared/contract/index.ts';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { ChoiceFilter } from '../../ui/list/choice-filter.tsx';
import { PagedList } from '../../ui/list/paged-list.tsx';
import { isConfirmed } from './alert-words.ts';
import classes from '../../ui/list/inbox.module.css';
import { filtersOf, queryOf, type Filters } from './filters.ts';
import { useSettle } from './mutations.ts';
import { AlertItem } from './parts/alert-item.tsx';
import { SettleDialog } from './parts/settle-dialog.tsx';
import { useAlerts } from './queries.ts';
import { useSeen } from './use-seen.ts';

type FilterProps = { filters: Filters; onChange: (filters: Filters) => void };

const AlertFilters = ({ filters, onChange }: FilterProps) => {
  const t = useT();
  const { stores } = useSignedIn();
  return (
    <Group gap="sm" role="search" aria-label={t('alerts.filters')}>
      <SegmentedControl
        aria-label={t('alerts.state')}
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
        data={ALERT_STATES.map((value) => ({ value, label: t(`alerts.state.${value}`) }))}
      />
      <ChoiceFilter
        label={t('alerts.kind')}
        allLabel={t('alerts.allKinds')}
        choices={ALERT_KINDS.map((id) => ({ id, name: t(`alerts.kind.${id}`) }))}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
        w={220}
      />
      {stores.length > 1 && (
        <ChoiceFilter
          label={t('alerts.store')}
          allLabel={t('alerts.allStores')}
          choices={stores}
          value={filters.storeId}
          onChange={(storeId) => onChange({ ...filters, storeId })}
          w={220}
        />
      )}
    </Group>
  );
};

/** What owners and managers should look at, and what they have dealt with. Auditors read it. */
export const AlertsScreen = () => {
  const t = useT();
  const errorText = useErrorText();
  const { role } = useSignedIn().operator;
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const alerts = useAlerts(filters);
  const settle = useSettle();
  const [asked, setAsked] = useState<AlertRow | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const rows = alerts.data?.pages.flatMap(({ result }) => result) ?? [];
  const maySettle = contract.merchantAlertSettle.roles?.includes(role) ?? true;
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
      <AlertFilters
        filters={filters}
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
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section ref={sheet} className={classes['sheet']} aria-label={t('alerts.list')} tabIndex={0}>
        <PagedList
          list={alerts}
          isEmpty={rows.length === 0}
          words={{
            empty: t(isNarrowed ? 'alerts.emptyFiltered' : 'alerts.empty'),
            failed: t('alerts.failed'),
          }}
          icon={<IconBellCheck size={36} aria-hidden />}
          testId="alerts"
        >
          <ul className={classes['list']}>
            {rows.map((alert) => (
              <AlertItem
                key={alert.id}
                alert={alert}
                isBusy={settle.isPending && settle.variables.alertId === alert.id}
                onSettle={() => handleSettle(alert)}
              />
            ))}
          </ul>
        </PagedList>
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
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
