import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { SECURITY_EVENT_KINDS } from '#shared/codes/security-event.ts';
import { dayOf, type Day } from '#shared/kernel/time.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { DatePickerInput } from '../../ui/date-picker.tsx';
import { ChoiceFilter } from '../../ui/list/choice-filter.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PeopleList } from './parts/people-list.tsx';
import { PeopleTabs } from './parts/people-tabs.tsx';
import { SecurityTable } from './parts/security-table.tsx';
import classes from './people.module.css';
import { useSecurityEvents, type SecurityFilter } from './queries.ts';

/** Who did what: sign-ins, refusals, locks and changes. Owners and auditors read it; nobody changes it. */
export const SecurityScreen = () => {
  const t = useT();
  const { operators } = useSignedIn();
  const today = dayOf(useNow(60_000));
  const [filter, setFilter] = useState<SecurityFilter>({});
  const events = useSecurityEvents(filter);
  const rows = events.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <div className={classes['page']} data-testid="security">
      <PeopleTabs />
      <Text c="dimmed">{t('security.lead')}</Text>
      <Group gap="sm">
        <ChoiceFilter
          label={t('security.kind')}
          allLabel={t('security.allKinds')}
          choices={SECURITY_EVENT_KINDS.map((id) => ({ id, name: t(`security.kind.${id}`) }))}
          value={filter.kind ?? null}
          onChange={(kind) => setFilter({ ...filter, kind: kind ?? undefined })}
          w={220}
        />
        <ChoiceFilter
          label={t('security.person')}
          allLabel={t('security.everybody')}
          choices={operators}
          value={filter.operatorId ?? null}
          onChange={(operatorId) => setFilter({ ...filter, operatorId: operatorId ?? undefined })}
          w={220}
        />
        <DatePickerInput
          w={200}
          aria-label={`${t('security.day')} ${filter.day ?? t('security.anyDay')}`}
          placeholder={t('security.anyDay')}
          valueFormat="YYYY-MM-DD"
          value={filter.day ?? null}
          onChange={(day) => setFilter({ ...filter, day: (day as Day | null) ?? undefined })}
          maxDate={today}
          clearable
        />
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['sheet']} aria-label={t('security.table')} tabIndex={0}>
        <PeopleList
          list={events}
          isEmpty={rows.length === 0}
          words={{ empty: t('security.empty'), failed: t('security.failed') }}
        >
          <SecurityTable events={rows} />
        </PeopleList>
      </section>
    </div>
  );
};
