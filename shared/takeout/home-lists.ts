/** Banners that can be shown: those with a second image (spec 001 §5). */
export const shownBanners = <Banner extends { newBannerImage2?: string | null }>(banners: readonly Banner[]): Banner[] => banners.filter(({ newBannerImage2 }) => Boolean(newBannerImage2));

/** Labels of store types that can be shown, in the order of their `sort`; equal ones stay as they came (spec 001 §5). */
export const shownLabels = <Label extends { isShow: boolean; sort: number }>(labels: readonly Label[]): Label[] => labels.filter(({ isShow }) => isShow).toSorted((a, b) => a.sort - b.sort);

/** Entries of the click-gold list that can be shown: a store that is closing drops out unless it takes reservations and says when it opens (spec 001 §4). */
export const shownClickGold = <Entry extends { closing: boolean; reserve?: boolean | null; openingTime?: string | null }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ closing, reserve, openingTime }) => !closing || (Boolean(reserve) && Boolean(openingTime)));
