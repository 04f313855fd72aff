import { Group, SegmentedControl } from '@mantine/core';
import type { InboxFilters } from '../../lib/inbox-filters.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { ChoiceFilter } from './choice-filter.tsx';

type Choice<Id extends string> = { id: Id; name: string };
type Props<State extends string, Kind extends string> = {
  filters: InboxFilters<State, Kind>;
  onChange: (filters: InboxFilters<State, Kind>) => void;
  states: readonly Choice<State>[];
  /** Choices of another kind of limit, and what they are called. */
  kinds?: { label: string; allLabel: string; choices: readonly Choice<Kind>[] };
};

/** Narrows an inbox by state, kind and store. */
export const InboxBar = <State extends string, Kind extends string = never>({
  filters,
  onChange,
  states,
  kinds,
}: Props<State, Kind>) => {
  const t = useT();
  const { stores } = useSignedIn();
  return (
    <Group gap="sm" role="search" aria-label={t('inbox.filters')}>
      <SegmentedControl
        aria-label={t('inbox.state')}
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
        data={states.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {kinds && (
        <ChoiceFilter
          {...kinds}
          value={filters.kind}
          onChange={(kind) => onChange({ ...filters, kind })}
          w={220}
        />
      )}
      {stores.length > 1 && (
        <ChoiceFilter
          label={t('inbox.store')}
          allLabel={t('inbox.allStores')}
          choices={stores}
          value={filters.storeId}
          onChange={(storeId) => onChange({ ...filters, storeId })}
          w={220}
        />
      )}
    </Group>
  );
};
