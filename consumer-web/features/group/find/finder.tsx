import '../../../domain/search/search.css';
import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import { DealList } from './deal-list.tsx';
import { isNarrowed, NO_FILTERS } from './filters.ts';
import { FindBar } from './find-bar.tsx';
import { NothingNear } from './nothing-near.tsx';
import { StoreList } from './store-list.tsx';
import { FIND_TABS, useFindQuery, type FindTab } from './use-find-query.ts';

type Props = { at: Point; firstTab: FindTab; keyword?: string };

/** Deals or stores near a place, sorted and narrowed; the address holds all of it. */
export const Finder = ({ at, firstTab, keyword }: Props) => {
  const t = useT();
  const { filters, setFilters, tab, setTab: handleTab } = useFindQuery(firstTab);
  const asked = { at, filters, ...(keyword !== undefined && { keyword }) };
  const empty = (
    <NothingNear
      keyword={keyword}
      isNarrowed={isNarrowed(filters)}
      onClear={() => setFilters({ ...NO_FILTERS, sort: filters.sort })}
    />
  );
  const List = tab === 'deals' ? DealList : StoreList;
  return (
    <>
      <ChoiceButtons
        label={t('search.tabs')}
        names={firstTab === 'deals' ? FIND_TABS : FIND_TABS.toReversed()}
        chosen={tab}
        textOf={(name) => t(`deal.tab.${name}`)}
        onChoose={handleTab}
        className="class-tabs class-tabs--even"
        buttonClassName="plain class-tabs__one"
      />
      <FindBar filters={filters} onChange={setFilters} />
      <List asked={asked} empty={empty} />
    </>
  );
};
