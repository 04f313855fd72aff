import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DISTRICTS } from '#shared/codes/group-list.ts';
import { shownFilters } from '#shared/validate/shown-entries.ts';
import { FilterFrame, FilterGroup } from '../../../domain/store/filter-parts.tsx';
import { useT } from '../../../lib/i18n.ts';
import { NO_FILTERS, toggled, type GroupFilters } from './filters.ts';
import type { FrontFilter } from './model.ts';
import { frontFilterQuery } from './queries.ts';

type GroupsProps = {
  lists: FrontFilter;
  draft: GroupFilters;
  onChange: (draft: GroupFilters) => void;
};

const Groups = ({ lists, draft, onChange }: GroupsProps) => {
  const one = (field: 'distance' | 'price') => ({
    isChosen: (id: string) => draft[field] === id,
    onToggle: (id: string) => {
      onChange({ ...draft, [field]: draft[field] === id ? '' : id });
    },
  });
  const handleDistrict = (id: string): void => {
    const district = DISTRICTS.find((name) => name === id && name !== draft.district);
    onChange({ ...draft, district: district ?? '' });
  };
  return (
    <>
      <FilterGroup
        name="deal.group.labels"
        options={shownFilters(lists.labels)}
        isChosen={(id) => draft.labels.some((label) => label === id)}
        onToggle={(id) => onChange({ ...draft, labels: toggled(draft.labels, id) })}
      />
      <FilterGroup
        name="deal.group.districts"
        options={shownFilters(lists.districts)}
        isChosen={(id) => draft.district === id}
        onToggle={handleDistrict}
      />
      <FilterGroup
        name="home.group.distance"
        options={shownFilters(lists.distance)}
        {...one('distance')}
      />
      <FilterGroup
        name="deal.group.priceInterval"
        options={shownFilters(lists.priceInterval)}
        {...one('price')}
      />
    </>
  );
};

type Props = {
  filters: GroupFilters;
  onChange: (filters: GroupFilters) => void;
  onClose: () => void;
};

/** All filters of stores and deals. */
export const FilterSheet = ({ filters, onChange, onClose }: Props) => {
  const t = useT();
  const [draft, setDraft] = useState(filters);
  const lists = useQuery(frontFilterQuery());
  const handleApply = (): void => {
    onChange(draft);
    onClose();
  };
  return (
    <FilterFrame
      title={t('deal.filterTitle')}
      query={lists}
      onClear={() => setDraft({ ...NO_FILTERS, category: draft.category, sort: draft.sort })}
      onApply={handleApply}
      onClose={onClose}
    >
      {lists.data && <Groups lists={lists.data} draft={draft} onChange={setDraft} />}
    </FilterFrame>
  );
};
