/** A place of an address search. `district` is missing when the map does not know it. */
export type Place = { readonly name: string; readonly address: string; readonly district?: string };
/** One entry of the backend's address blacklist. */
export type BlockedAddress = { readonly name: string; readonly district?: string | null };
/** `names`: the built-in place names, from configuration; `addresses`: the backend's list. */
export type PlaceBlacklist = {
  readonly names: readonly string[];
  readonly addresses: readonly BlockedAddress[];
};

const isNamed = (place: Place, names: readonly string[]): boolean =>
  names.some((name) => name !== '' && (place.name.includes(name) || place.address.includes(name)));

/**
 * Name and district must both be the entry's; an entry without a district is left out of the
 * comparison (spec 001 §5).
 */
const isListed = (place: Place, addresses: readonly BlockedAddress[]): boolean =>
  addresses.some(
    ({ name, district }) => Boolean(district) && name === place.name && district === place.district,
  );

/**
 * Whether a place stays out of address search results: a blocked name in its name or address, or
 * the backend's list (spec 001 §5).
 */
export const isBlockedPlace = (place: Place, { names, addresses }: PlaceBlacklist): boolean =>
  isNamed(place, names) || isListed(place, addresses);

/** The search results that may be shown, in their order. */
export const visiblePlaces = <P extends Place>(
  places: readonly P[],
  blacklist: PlaceBlacklist,
): P[] => places.filter((place) => !isBlockedPlace(place, blacklist));
