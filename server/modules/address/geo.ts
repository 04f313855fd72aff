import { DEFAULT_POINT, type Point } from '#shared/geo/distance.ts';
import { geocodeResult } from '#shared/geo/geocode-result.ts';
import { MAP_BOUNDS } from '#shared/geo/macau-land.ts';
import { isBlockedPlace } from '#shared/validate/place-blacklist.ts';
import type { Handlers } from '#server/kit/context.ts';
import { BLOCKED_NAMES, placeBlacklist } from './blacklist.ts';
import { around, placeAt, searchPlaces } from './gazetteer.ts';
import { DISTRICTS, type District, type GazetteerPlace } from './places/place.ts';
import { cityName, placeRow } from './present.ts';
import { readBlacklist } from './repo.ts';

const SMALLEST_ZOOM = 11;
const FIRST_ZOOM = 15;
const GREATEST_ZOOM = 18;

/** The nearest named place. A point of 0,0 is given back as it is: it is for the caller to refuse (spec 001 §5). */
export const search: Handlers['geoSearch'] = async (context, point) => {
  const known = geocodeResult(point);
  if (!known.ok)
    return Promise.resolve({
      result: {
        placeId: '',
        title: '',
        address: '',
        district: '',
        city: cityName(context),
        desc: '',
        kind: '',
        point,
        distance: null,
      },
    });
  const found = placeAt(point);
  return Promise.resolve({ result: found === null ? null : placeRow(found, context, point) });
};

/** A place of the blacklist: by its Chinese and its English name. */
const facesOf = ({ name, street, district }: GazetteerPlace) => [
  { name: name.zh, address: street?.zh ?? '', district },
  { name: name.en, address: street?.en ?? '', district },
];

const found = (
  keyword: string,
  near: Point | null,
): { place: GazetteerPlace; distance: number | null }[] =>
  keyword === '' ? around(near ?? DEFAULT_POINT) : searchPlaces(keyword, near);

export const searchList: Handlers['geoSearchList'] = async (
  context,
  { keyword, lat, lon, offset, size },
) => {
  const near =
    lat !== undefined && lon !== undefined && geocodeResult({ lat, lon }).ok ? { lat, lon } : null;
  const blacklist = await placeBlacklist(context.deps.db.query);
  const shown = found(keyword, near).filter(
    ({ place }) => !facesOf(place).some((face) => isBlockedPlace(face, blacklist)),
  );
  const end = offset + size;
  return {
    result: shown.slice(offset, end).map((row) => placeRow(row, context)),
    next: shown.length > end,
    nextOffset: Math.min(end, shown.length),
  };
};

const districtName = (
  key: string | null,
  pick: (text: { zh: string; en: string }) => string,
): string | null => (key !== null && key in DISTRICTS ? pick(DISTRICTS[key as District]) : key);

export const mapConfig: Handlers['mapConfig'] = async (context) => ({
  coordinateSystem: 'WGS84',
  city: cityName(context),
  center: DEFAULT_POINT,
  bounds: MAP_BOUNDS,
  zoom: FIRST_ZOOM,
  minZoom: SMALLEST_ZOOM,
  maxZoom: GREATEST_ZOOM,
  blacklist: {
    names: [...BLOCKED_NAMES],
    addresses: (await readBlacklist(context.deps.db.query)).map(({ nameZh, nameEn, district }) => ({
      name: context.pick({ zh: nameZh, en: nameEn }),
      district: districtName(district, context.pick),
    })),
  },
});
