import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { storeSort } from '#shared/codes/store-sort.ts';
import { shownStoreLabels } from '#shared/validate/shown-entries.ts';
import { useT } from '../../lib/i18n.ts';
import { refetchFailed } from '../../lib/api/query.ts';
import { chosenCount, type Filters } from './filters.ts';
import { FilterButton, SortPill } from './bar-parts.tsx';
import { labelsQuery } from './list-queries.ts';
import { later } from './later.ts';

const FilterSheet = later(async () => (await import('./filter-sheet.tsx')).FilterSheet);
const SORTS = ['overall', 'distance', 'sales', 'score'] as const;

/** In place of labels that could not be loaded: one press refetches all that failed. */
const LabelsFailed = () => {
  const t = useT();
  return (
    <span className="labels-failed">
      <span className="unseen" role="alert">
        {t('home.labels')} {t('shell.loadFailed')}
      </span>
      <button
        type="button"
        className="pill"
        onClick={() => void refetchFailed()}
      >{`${t('common.retry')} · ${t('home.labels')}`}</button>
    </span>
  );
};

/** Labels that are to be shown, in their order (spec 001 §5). */
const QuickLabels = ({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) => {
  const { data, isError } = useQuery(labelsQuery());
  if (!data && isError) return <LabelsFailed />;
  return shownStoreLabels(data?.result ?? []).map(({ id, labelName }) => (
    <button
      key={id}
      type="button"
      className="pill"
      aria-pressed={filters.label === id}
      onClick={() => onChange({ ...filters, label: filters.label === id ? '' : id })}
    >
      {labelName}
    </button>
  ));
};

/** Sorts and narrows the list below it; it stays in sight. */
export const ListBar = ({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="list-bar">
      <div className="list-bar__row" role="group" aria-label={t('home.labels')}>
        <SortPill
          sorts={SORTS.map((name) => ({ id: storeSort.codes[name], name: t(`home.sort.${name}`) }))}
          value={filters.sort}
          onChange={(sort) => onChange({ ...filters, sort })}
        />
        <QuickLabels filters={filters} onChange={onChange} />
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
