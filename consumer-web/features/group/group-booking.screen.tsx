import './group.css';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { BrowseHeader } from './parts/browse-header.tsx';
import { CategoryChips } from './parts/category-chips.tsx';
import { DealList } from './parts/deal-list.tsx';

/** Deals near the default point (spec 002 §4). */
export const GroupBookingScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.groupBooking')} bar={<BrowseHeader />} isBare>
      <CategoryChips />
      <DealList />
    </Page>
  );
};
