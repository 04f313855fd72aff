import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownFilters } from '#shared/validate/shown-entries.ts';
import { useT } from '../../lib/i18n.ts';
import { FilterFrame, FilterGroup } from './filter-parts.tsx';
import { FLAGS, NO_FILTERS, type Filters, type Flag } from './filters.ts';
import type { FilterLists } from './model.ts';
import { filterListsQuery } from './list-queries.ts';

type Props = { filters: Filters; onChange: (filters: Filters) => void; onClose: () => void };

const Groups = ({
  lists,
  draft,
  onChange,
}: {
  lists: FilterLists;
  draft: Filters;
  onChange: (draft: Filters) => void;
}) => {
  const hasFlag = (id: string): boolean => draft.flags.some((flag) => flag === id);
  const handleToggleFlag = (id: string): void => {
    onChange({
      ...draft,
      flags: FLAGS.filter((flag: Flag) => (flag === id ? !hasFlag(id) : hasFlag(flag))),
    });
  };
  const one = (field: 'way' | 'time' | 'distance' | 'price' | 'category') => ({
    isChosen: (id: string) => draft[field] === id,
    onToggle: (id: string) => {
      onChange({ ...draft, [field]: draft[field] === id ? '' : id });
    },
  });
  return (
    <>
      <FilterGroup
        name="home.group.storeList"
        options={shownFilters(lists.storeList)}
        isChosen={hasFlag}
        onToggle={handleToggleFlag}
      />
      <FilterGroup
        name="home.group.discountList"
        options={shownFilters(lists.discountList)}
        isChosen={hasFlag}
        onToggle={handleToggleFlag}
      />
      <FilterGroup
        name="home.group.qualityList"
        options={shownFilters(lists.qualityList)}
        isChosen={hasFlag}
        onToggle={handleToggleFlag}
      />
      <FilterGroup name="home.group.deliveryTime" options={lists.deliveryTime} {...one('time')} />
      <FilterGroup name="home.group.distance" options={lists.distance} {...one('distance')} />
      <FilterGroup
        name="home.group.priceInterval"
        options={lists.priceInterval}
        {...one('price')}
      />
      <FilterGroup
        name="home.group.deliveryTypes"
        options={shownFilters(lists.deliveryTypes)}
        {...one('way')}
      />
      <FilterGroup
        name="home.group.categroyList"
        options={lists.categroyList}
        {...one('category')}
      />
    </>
  );
};

/** All filters; nothing changes below until they are shown. */
export const FilterSheet = ({ filters, onChange, onClose }: Props) => {
  const t = useT();
  const [draft, setDraft] = useState(filters);
  const lists = useQuery(filterListsQuery());
  const handleApply = (): void => {
    onChange(draft);
    onClose();
  };
  return (
    <FilterFrame
      title={t('home.filterTitle')}
      query={lists}
      onClear={() => setDraft({ ...NO_FILTERS, sort: draft.sort, label: draft.label })}
      onApply={handleApply}
      onClose={onClose}
    >
      {lists.data && <Groups lists={lists.data} draft={draft} onChange={setDraft} />}
    </FilterFrame>
  );
};
