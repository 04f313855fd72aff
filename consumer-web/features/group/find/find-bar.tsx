import '../../../domain/store/stores.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { GROUP_SORTS } from '#shared/codes/group-list.ts';
import { shownFilters } from '#shared/validate/shown-entries.ts';
import { FilterButton, SortPill } from '../../../domain/store/bar-parts.tsx';
import { later } from '../../../domain/store/later.ts';
import { refetchFailed } from '../../../lib/api/query.ts';
import { useT } from '../../../lib/i18n.ts';
import { chosenCount, toggled, type GroupFilters } from './filters.ts';
import { frontFilterQuery } from './queries.ts';

const FilterSheet = later(async () => (await import('./filter-sheet.tsx')).FilterSheet);

type Props = { filters: GroupFilters; onChange: (filters: GroupFilters) => void };

/** In place of filters that could not be loaded. */
const FiltersFailed = () => {
  const t = useT();
  return (
    <button type="button" className="pill labels-failed" onClick={() => void refetchFailed()}>
      {`${t('common.retry')} · ${t('home.filter')}`}
    </button>
  );
};

/** Sorts and narrows the list below it, by what the server marks to be shown; it stays in sight. */
export const FindBar = ({ filters, onChange }: Props) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery(frontFilterQuery());
  const sorts = shownFilters(data?.sorts ?? []).flatMap(({ id, name }) => {
    const sort = GROUP_SORTS.find((one) => one === id);
    return sort === undefined ? [] : [{ id: sort, name }];
  });
  return (
    <div className="list-bar">
      <div className="list-bar__row" role="group" aria-label={t('home.labels')}>
        {!data && isError && <FiltersFailed />}
        {sorts.length > 0 && (
          <SortPill
            sorts={sorts}
            value={filters.sort}
            onChange={(sort) => onChange({ ...filters, sort })}
          />
        )}
        {shownFilters(data?.labels ?? []).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="pill"
            aria-pressed={filters.labels.some((label) => label === id)}
            onClick={() => onChange({ ...filters, labels: toggled(filters.labels, id) })}
          >
            {name}
          </button>
        ))}
      </div>
      <FilterButton count={chosenCount(filters)} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <FilterSheet filters={filters} onChange={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
