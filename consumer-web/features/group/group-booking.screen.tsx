import './group.css';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../domain/place/place.ts';
import { useLocate } from '../../domain/place/use-locate.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { Finder } from './find/finder.tsx';
import { frontFilterQuery } from './find/queries.ts';
import { useFindQuery } from './find/use-find-query.ts';
import { BrowseHeader } from './parts/browse-header.tsx';
import { GroupBanners } from './sale/group-banners.tsx';
import { GroupLanterns } from './sale/group-lanterns.tsx';
import { FlashRow } from './sale/flash-row.tsx';
import { CategoryChips } from './parts/category-chips.tsx';

/** The home of group-buy (decision GA1): deals and stores near a place. One category is only its list. */
export const GroupBookingScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const { filters, setFilters } = useFindQuery('deals');
  useLocate(useQuery(frontFilterQuery()).isFetched);
  return (
    <Page title={t('title.groupBooking')} bar={<BrowseHeader />} isBare>
      <CategoryChips
        category={filters.category}
        onChoose={(category) => setFilters({ ...filters, category })}
      />
      {filters.category === 'all' && (
        <>
          <GroupLanterns />
          <GroupBanners />
          <FlashRow at={{ lat, lon }} />
        </>
      )}
      <Finder at={{ lat, lon }} firstTab="deals" />
    </Page>
  );
};
