import { GROUP_LABELS, GROUP_SORTS, DISTRICTS } from '#shared/codes/group-list.ts';
import { isOpenAt } from '#shared/group/week-hours.ts';
import type { Handlers } from '#server/kit/context.ts';
import { flashPrices } from '../group-special/specials.ts';
import { DEAL_CATEGORIES } from './category.ts';
import { labelTest, priceIn } from './find.ts';
import { town } from './town.ts';

/** Metres. */
const DISTANCES = [500, 1000, 3000, 5000] as const;
/** Whole dollars of a deal; null is no end. */
const PRICES = [
  [0, 50],
  [50, 100],
  [100, 200],
  [200, 500],
  [500, null],
] as const;

/** What lists can be sorted and narrowed to; an option that fits nothing of the city is not to be shown. */
export const frontFilter: Handlers['groupNearFrontFilter'] = async ({ deps, now, t }) => {
  const { stores, deals } = await town.get(deps.db);
  const priceOf = priceIn(await flashPrices(deps.db, now));
  const selling = stores.filter((store) => store.deals.length > 0);
  const prices = deals.map(priceOf);
  const hasScore = [...stores, ...deals].some(({ score }) => score !== null);
  return {
    sorts: GROUP_SORTS.map((id) => ({
      id,
      name: t(`deal.sort.${id}`),
      showCustom: id !== 'score' || hasScore,
    })),
    categories: DEAL_CATEGORIES.map((id) => ({
      id,
      name: t(`deal.category.${id}`),
      showCustom: deals.some(({ category }) => category === id),
    })),
    districts: DISTRICTS.map((id) => ({
      id,
      name: t(`deal.district.${id}`),
      showCustom: selling.some(({ district }) => district === id),
    })),
    distance: DISTANCES.map((to) => ({
      id: String(to),
      name:
        to < 1000
          ? t('deal.withinMeters', { count: to })
          : t('deal.withinKm', { count: to / 1000 }),
      from: 0,
      to,
      showCustom: true,
    })),
    priceInterval: PRICES.map(([from, to]) => ({
      id: `${from}-${to ?? ''}`,
      name:
        to === null
          ? t('deal.priceOver', { from })
          : from === 0
            ? t('deal.priceUnder', { to })
            : t('deal.priceSpan', { from, to }),
      from,
      to,
      showCustom: prices.some((price) => price >= from * 100 && (to === null || price <= to * 100)),
    })),
    labels: GROUP_LABELS.map((id) => ({
      id,
      name: t(`deal.label.${id}`),
      showCustom:
        id === 'openNow'
          ? selling.some(({ hours }) => isOpenAt(hours, now) !== null)
          : deals.some(labelTest(id, now)),
    })),
  };
};
