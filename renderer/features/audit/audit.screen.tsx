import { Button, Group } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_THINGS } from '#shared/codes/audit.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, type Day } from '#shared/kernel/time.ts';
import { serverNow } from '../../lib/api.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { ChoiceFilter } from '../../ui/list/choice-filter.tsx';
import { DaySpan } from '../../ui/list/day-span.tsx';
import { PagedList } from '../../ui/list/paged-list.tsx';
import { AuditTable } from './audit-table.tsx';
import { useAudit, useAuditFile, type AuditFilter } from './queries.ts';
import classes from './audit.module.css';

/** A month to begin with. */
const DAYS = 30;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null, otherwise: Day): Day =>
  text !== null && DAY.test(text) ? (text as Day) : otherwise;

/** The filter, kept in the address. */
const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const { stores } = useSignedIn();
  const today = dayOf(serverNow());
  const filter: AuditFilter = {
    storeId: stores.find(({ id }) => id === query.get('store'))?.id ?? null,
    thing: AUDIT_THINGS.find((thing) => thing === query.get('thing')) ?? null,
    from: dayIn(query.get('from'), addDays(today, -DAYS)),
    to: dayIn(query.get('to'), today),
  };
  const set = (name: string, value: string | null): void =>
    setQuery(
      (now) => {
        if (value === null || value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return { filter, set, stores, today };
};

/** Who changed what of the stores, and when (decision DA28). */
export const AuditScreen = () => {
  const t = useT();
  const errorText = useErrorText();
  const { filter, set, stores, today } = useFilter();
  const audit = useAudit(filter);
  const file = useAuditFile(filter);
  const rows = audit.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <div className={classes['page']} data-testid="audit-screen">
      <Group role="search" aria-label={t('audit.filters')} align="end">
        <ChoiceFilter<StoreId>
          label={t('audit.store')}
          allLabel={t('audit.allStores')}
          choices={stores.map(({ id, name }) => ({ id, name }))}
          value={filter.storeId}
          onChange={(id) => set('store', id)}
          w={220}
        />
        <ChoiceFilter
          label={t('audit.thing')}
          allLabel={t('audit.allThings')}
          choices={AUDIT_THINGS.map((id) => ({ id, name: t(`audit.thing.${id}`) }))}
          value={filter.thing}
          onChange={(thing) => set('thing', thing)}
          w={180}
        />
        <DaySpan
          from={filter.from}
          to={filter.to}
          today={today}
          labels={{ from: t('audit.from'), to: t('audit.to') }}
          onChange={(end, day) => set(end, day)}
        />
        <Button
          ml="auto"
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={file.isPending}
          disabled={rows.length === 0}
          onClick={() => file.mutate()}
          data-testid="audit-export"
        >
          {t('audit.export')}
        </Button>
      </Group>
      {file.error && (
        <span className={classes['bad']} role="alert">
          {errorText(file.error)}
        </span>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['sheet']} aria-label={t('audit.table')} tabIndex={0}>
        <PagedList
          list={audit}
          isEmpty={rows.length === 0}
          words={{ empty: t('audit.empty'), failed: t('audit.failed') }}
          icon={<IconHistory size={36} aria-hidden />}
          testId="audit"
        >
          <AuditTable rows={rows} />
        </PagedList>
      </section>
    </div>
  );
};
