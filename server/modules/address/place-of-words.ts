import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { placeAt, plain, PLACES } from './gazetteer.ts';
import type { GazetteerPlace } from './places/place.ts';

/** How far from a place of ours words that name it may be: a street is long, an estate has many gates. */
const REACH_METERS = { street: 900, other: 500 } as const;
/** Shorter names are part of too many other words. */
const SHORTEST = { han: 3, latin: 6 } as const;

const isTelling = (name: string): boolean =>
  name.length >= (/\p{Script=Han}/u.test(name) ? SHORTEST.han : SHORTEST.latin);

const indexed: readonly { name: string; place: GazetteerPlace }[] = PLACES.flatMap((place) =>
  [place.name.zh, place.name.en]
    .map(plain)
    .filter(isTelling)
    .map((name) => ({ name, place })),
);

/** The places that words name; a name inside a longer one that is named too does not count. */
const namedIn = (words: string): Map<string, GazetteerPlace[]> => {
  const text = plain(words);
  const found = indexed.filter(({ name }) => text.includes(name));
  const names = new Set(found.map(({ name }) => name));
  const longest = [...names].filter(
    (name) => ![...names].some((other) => other !== name && other.includes(name)),
  );
  return new Map(
    longest.map((name) => [
      name,
      found.filter((one) => one.name === name).map(({ place }) => place),
    ]),
  );
};

const isNear = (place: GazetteerPlace, point: Point): boolean =>
  distanceMeters(place, point) <=
    (place.kind === 'street' ? REACH_METERS.street : REACH_METERS.other) ||
  placeAt(point)?.place.id === place.id;

const isElsewhere = (named: ReadonlyMap<string, GazetteerPlace[]>, point: Point): boolean =>
  [...named.values()].some((places) => !places.some((place) => isNear(place, point)));

/** What is wrong between the words of an address and its point: the words of the map name no place of ours, or words name a place that is not there. */
export type PlaceFault = 'unknown' | 'elsewhere' | null;
export const placeFault = (
  { mapAddress, detail }: { mapAddress: string; detail: string },
  point: Point,
): PlaceFault => {
  const named = namedIn(mapAddress);
  if (named.size === 0) return 'unknown';
  return isElsewhere(named, point) || isElsewhere(namedIn(detail), point) ? 'elsewhere' : null;
};

/** Where words lead: the place of ours that they name, when it is a spot and not a street. */
export const spotOf = (mapAddress: string, point: Point): Point | null => {
  const near = [...namedIn(mapAddress).values()]
    .flat()
    .filter((place) => place.kind !== 'street' && isNear(place, point))
    .toSorted((a, b) => distanceMeters(a, point) - distanceMeters(b, point));
  return near[0] ?? null;
};
