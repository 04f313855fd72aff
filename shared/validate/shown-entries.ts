/** Banners with a second picture; the others are not shown (spec 001 §5). */
export const shownBanners = <B extends { readonly newBannerImage2?: string | null }>(
  banners: readonly B[],
): (B & { readonly newBannerImage2: string })[] =>
  banners.filter((banner): banner is B & { readonly newBannerImage2: string } =>
    Boolean(banner.newBannerImage2),
  );

/** Filter options that are marked to be shown (spec 001 §5). */
export const shownFilters = <F extends { readonly showCustom?: boolean }>(
  options: readonly F[],
): F[] => options.filter((option) => option.showCustom === true);

/** Components and banner settings that are marked to be shown, in their order (spec 002 §3, §5). */
export const shownComponents = <C extends { readonly isShow?: boolean }>(
  entries: readonly C[],
): C[] => entries.filter((entry) => entry.isShow === true);

/**
 * Store-type labels that are marked to be shown, by `sort`; equal ones keep their order (spec 001
 * §5).
 */
export const shownStoreLabels = <L extends { readonly isShow?: boolean; readonly sort: number }>(
  labels: readonly L[],
): L[] => shownComponents(labels).sort((a, b) => a.sort - b.sort);

/**
 * Menu classes, without the flash ones once the flash time is over, `flashLeftSeconds` 0 or less
 * (spec 001 §5).
 */
export const shownClassifies = <C extends { readonly isFlashClassify?: boolean }>(
  classifies: readonly C[],
  flashLeftSeconds: number,
): C[] =>
  classifies.filter((classify) => classify.isFlashClassify !== true || flashLeftSeconds > 0);
