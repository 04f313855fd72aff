import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownFilters } from '#shared/validate/shown-entries.ts';
import { useT, type TextKey } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FLAGS, NO_FILTERS, type Filters, type Flag } from './filters.ts';
import type { FilterLists } from './model.ts';
import { filterListsQuery } from './list-queries.ts';

type Option = { id: string; name: string };
type Props = { filters: Filters; onChange: (filters: Filters) => void; onClose: () => void };

const Group = ({
  name,
  options,
  isChosen,
  onToggle,
}: {
  name: TextKey;
  options: readonly Option[];
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
}) => {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <fieldset className="filters__group">
      <legend>{t(name)}</legend>
      <div className="filters__row">
        {options.map(({ id, name: label }) => (
          <button
            key={id}
            type="button"
            className="pill"
            aria-pressed={isChosen(id)}
            onClick={() => onToggle(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

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
      <Group
        name="home.group.storeList"
        options={shownFilters(lists.storeList)}
        isChosen={hasFlag}
        onToggle={handleToggleFlag}
      />
      <Group
        name="home.group.discountList"
        options={shownFilters(lists.discountList)}
        isChosen={hasFlag}
        onToggle={handleToggleFlag}
      />
      <Group
        name="home.group.qualityList"
        options={shownFilters(lists.qualityList)}
        isChosen={hasFlag}
        onToggle={handleToggleFlag}
      />
      <Group name="home.group.deliveryTime" options={lists.deliveryTime} {...one('time')} />
      <Group name="home.group.distance" options={lists.distance} {...one('distance')} />
      <Group name="home.group.priceInterval" options={lists.priceInterval} {...one('price')} />
      <Group
        name="home.group.deliveryTypes"
        options={shownFilters(lists.deliveryTypes)}
        {...one('way')}
      />
      <Group name="home.group.categroyList" options={lists.categroyList} {...one('category')} />
    </>
  );
};

/** All filters; nothing changes below until they are shown. */
export const FilterSheet = ({ filters, onChange, onClose }: Props) => {
  const t = useT();
  const [draft, setDraft] = useState(filters);
  const { data, isPending, error, refetch } = useQuery(filterListsQuery());
  const handleApply = (): void => {
    onChange(draft);
    onClose();
  };
  return (
    <Sheet
      title={t('home.filterTitle')}
      onClose={onClose}
      foot={
        <div className="filters__foot">
          <Button
            tone="quiet"
            onPress={() => setDraft({ ...NO_FILTERS, sort: draft.sort, label: draft.label })}
          >
            {t('home.filterClear')}
          </Button>
          <Button onPress={handleApply}>{t('home.filterShow')}</Button>
        </div>
      }
    >
      {isPending && (
        <div className="page__skeletons">
          <Skeleton height={24} width="30%" />
          <Skeleton height={44} />
          <Skeleton height={24} width="30%" />
          <Skeleton height={44} />
        </div>
      )}
      {error && <LoadFailed error={error} onRetry={() => refetch()} />}
      {data && <Groups lists={data} draft={draft} onChange={setDraft} />}
    </Sheet>
  );
};
