/**
 * A page's title: the activity's name, else its title, else the product's brand; blank ones do not
 * count (spec 000 §2).
 */
export const pageTitle = (
  activity: { name?: string | null | undefined; title?: string | null | undefined },
  brand: string,
): string => activity.name?.trim() || activity.title?.trim() || brand;
