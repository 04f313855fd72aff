import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { isOnLand } from '#shared/geo/macau-land.ts';
import { antonio } from './places/antonio.ts';
import { carmo } from './places/carmo.ts';
import { cotai } from './places/cotai.ts';
import { fatima } from './places/fatima.ts';
import { francisco } from './places/francisco.ts';
import { lazaro } from './places/lazaro.ts';
import { lourenco } from './places/lourenco.ts';
import { DISTRICTS, type GazetteerPlace } from './places/place.ts';
import { se } from './places/se.ts';

/** Every named place of Macau that we know. */
export const PLACES: readonly GazetteerPlace[] = [
  ...fatima,
  ...antonio,
  ...lazaro,
  ...se,
  ...lourenco,
  ...carmo,
  ...cotai,
  ...francisco,
];

/** A name counts at its place and this far around; further off a point is near it. */
const AT_METERS = 60;
/** The coast is drawn by some fifty metres: a point in the water is still at a place that is this near. */
const COAST_METERS = 120;

export type Around = { place: GazetteerPlace; distance: number; isAt: boolean };

/** Places by their distance from a point, the nearest first. */
export const around = (point: Point): Around[] =>
  PLACES.map((place) => ({ place, distance: Math.round(distanceMeters(point, place)) }))
    .sort((a, b) => a.distance - b.distance)
    .map((found) => ({ ...found, isAt: found.distance <= AT_METERS }));

/** What a point is called; null in the sea and beyond the border. */
export const placeAt = (point: Point): Around | null => {
  const nearest = around(point)[0];
  return nearest !== undefined && (isOnLand(point) || nearest.distance <= COAST_METERS)
    ? nearest
    : null;
};

/** Words as they are compared: without case, width and accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const indexed = PLACES.map((place) => {
  const names = [place.name.zh, place.name.en, ...place.other.split(' ')].map(plain);
  const district = DISTRICTS[place.district];
  return {
    place,
    names,
    all: plain(
      [
        place.name.zh,
        place.name.en,
        place.other,
        place.street?.zh,
        place.street?.en,
        district.zh,
        district.en,
      ].join(' '),
    ),
  };
});

const rank = (names: readonly string[], wanted: string): number => {
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : 3;
};

/** Places that hold every word of the keyword in one of their names, their street or their district: exact names first, then beginnings, then the nearest of equals. */
export const searchPlaces = (
  keyword: string,
  near: Point | null,
): { place: GazetteerPlace; distance: number | null }[] => {
  const wanted = plain(keyword);
  const words = wanted.split(' ');
  return indexed
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map(({ place, names }) => ({
      place,
      rank: rank(names, wanted),
      distance: near === null ? null : Math.round(distanceMeters(near, place)),
    }))
    .sort((a, b) => a.rank - b.rank || (a.distance ?? 0) - (b.distance ?? 0));
};
