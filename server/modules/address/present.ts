import type { FoundPlace, SavedAddress } from '#shared/contract/consumer/address.ts';
import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { MAP_CITY } from '#shared/geo/location.ts';
import type { Context } from '#server/kit/context.ts';
import { placeAt } from './gazetteer.ts';
import { DISTRICTS, type GazetteerPlace, type PlaceKind } from './places/place.ts';
import type { AddressRow } from './repo.ts';

type Words = Pick<Context, 'pick' | 't' | 'language'>;
/** Food is left in the lobby or at the gate there (decision F13). */
const NO_UPSTAIRS: ReadonlySet<PlaceKind> = new Set(['hotel', 'school']);

export const cityName = ({ language }: Words): string => (language === 'en' ? 'Macau' : MAP_CITY);

const lineOf = ({ district, street }: GazetteerPlace, { pick, language }: Words): string => {
  const parish = pick(DISTRICTS[district]);
  if (street === null) return language === 'en' ? `${parish}, Macau` : `${MAP_CITY}${parish}`;
  return language === 'en' ? `${street.en}, ${parish}` : `${parish}${street.zh}`;
};

/** A place in wire form. `isAt` false: the point that was asked about is only near it. */
export const placeRow = (
  {
    place,
    distance,
    isAt = true,
  }: { place: GazetteerPlace; distance: number | null; isAt?: boolean },
  words: Words,
  point: Point = place,
): FoundPlace => ({
  placeId: place.id,
  title: words.pick(place.name),
  address: lineOf(place, words),
  district: words.pick(DISTRICTS[place.district]),
  city: cityName(words),
  desc: isAt ? '' : words.t('geo.near', { place: words.pick(place.name) }),
  kind: place.kind,
  point: { lat: point.lat, lon: point.lon },
  distance,
});

/** Whether the place on the map is one that food is not brought up in: known only when the address carries that place's name. */
const isNotUpstairs = (address: AddressRow, place: GazetteerPlace): boolean | null =>
  NO_UPSTAIRS.has(place.kind) &&
  [place.name.zh, place.name.en].some((name) => address.mapAddress.includes(name)) &&
  distanceMeters(address, place) < 300
    ? true
    : null;

export const addressRow = (address: AddressRow, words: Words): SavedAddress => {
  const found = placeAt(address);
  const { id, contactName, title, region, phone, mapAddress, detail, lat, lon, tag, isDefault } =
    address;
  return {
    id,
    contactName,
    ...(title !== null && { title }),
    region,
    phone,
    mapAddress,
    detail,
    lat,
    lon,
    tag,
    isDefault,
    district: found === null ? '' : words.pick(DISTRICTS[found.place.district]),
    notUpstairs: found === null ? null : isNotUpstairs(address, found.place),
  };
};
