import * as z from 'zod/mini';
import { ADDRESS_TAGS } from '../../codes/address-tag.ts';
import type { AddressId, StoreId } from '../../kernel/ids.ts';
import { ADDRESS_TITLES } from '../../codes/address-title.ts';
import { call } from '../define.ts';
import { count, id, lat, lon, page, paging, text, whole, withDefault } from '../wire.ts';

const tag = z.nullable(z.enum(ADDRESS_TAGS));

/**
 * Whom to call and where: `mapAddress` is the area or building that was picked on the map, `detail`
 * what was typed (spec 001 §3).
 */
const written = {
  contactName: text(60),
  title: z.optional(z.enum(ADDRESS_TITLES)),
  region: z.enum(['853', '852', '86']),
  phone: text(20),
  mapAddress: text(200),
  detail: text(200),
  lat,
  lon,
};
const form = {
  ...written,
  tag: withDefault(tag, null),
  isDefault: withDefault(z.boolean(), false),
};

/**
 * `district`: the parish, in the caller's language. `notUpstairs`: food is not brought upstairs
 * there (decision F13); null when the map does not know.
 */
const savedAddress = z.object({
  id: id<AddressId>(),
  ...written,
  tag,
  isDefault: z.boolean(),
  district: z.string(),
  notUpstairs: z.nullable(z.boolean()),
});
/** An address of the address book. */
export type SavedAddress = z.output<typeof savedAddress>;

/**
 * A named place. `desc` is '' at the place itself, else "near …"; `distance` in metres from the
 * requested point.
 */
const place = z.object({
  placeId: z.string(),
  title: z.string(),
  address: z.string(),
  district: z.string(),
  city: z.string(),
  desc: z.string(),
  kind: z.string(),
  point: z.object({ lat, lon }),
  distance: z.nullable(count),
});
/** A place that the search found. */
export type FoundPlace = z.output<typeof place>;

const SAVE_ERRORS = [
  'ADDRESS_INCOMPLETE',
  'ADDRESS_DUPLICATE',
  'ADDRESS_BLOCKED',
  'ADDRESS_UNKNOWN',
  'ADDRESS_ELSEWHERE',
  'ADDRESS_NO_PLACE',
  'ADDRESS_BEYOND',
] as const;
const own = z.object({ id: id<AddressId>() });

/**
 * Delivery addresses, the map and its gazetteer (spec 001 §3, §5, §7). A refused form names the
 * wrong field in `data.field`.
 */
export const addressCalls = {
  addressAdd: call('/orgs/user/address/_add', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Keeps a new delivery address',
    errors: [...SAVE_ERRORS, 'ADDRESS_TOO_MANY', 'KEY_REUSED'],
    request: z.object(form),
    reply: savedAddress,
  }),
  addressEdit: call('/orgs/user/address/_edit', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Changes a delivery address',
    errors: [...SAVE_ERRORS, 'ADDRESS_NOT_FOUND', 'KEY_REUSED'],
    request: z.object({ id: id<AddressId>(), ...form }),
    reply: savedAddress,
  }),
  addressGet: call('/orgs/user/address/_get', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'One address of the caller',
    errors: ['ADDRESS_NOT_FOUND'],
    request: own,
    reply: savedAddress,
  }),
  /** An address that is gone already is no failure. */
  addressDel: call('/orgs/user/address/_del', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Forgets an address',
    request: own,
    reply: z.object({}),
  }),
  addressList: call('/orgs/user/address/_list', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'All addresses of the caller: the default one first, then the latest',
    request: z.object({}),
    reply: z.object({ result: z.array(savedAddress) }),
  }),
  /**
   * `_list` is the address book; `_get_list` is the choice for one store: those within its range
   * come first, the others carry a reason.
   */
  addressGetList: call('/orgs/user/address/_get_list', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'Addresses of the caller as one store can reach them',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>() }),
    reply: z.object({
      store: z.object({ lat, lon, reachMeters: count }),
      result: z.array(
        z.object({
          ...savedAddress.shape,
          isInRange: z.boolean(),
          distance: count,
          outReason: z.nullable(z.enum(['nowhere', 'border', 'tooFar'])),
        }),
      ),
    }),
  }),
  /**
   * The same for all stores of the town: how many of them deliver to each address, whether or not
   * they are open. `storeCount`: takeout stores, `marketCount`: supermarkets; `businessType` 1 or 3
   * counts one of them alone (decision P32).
   */
  addressMarketList: call('/orgs/user/address/_get_market_list', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary:
      'Addresses of the caller as the stores of the town can reach them: those that any reaches come first',
    request: z.object({ businessType: z.optional(z.union([z.literal(1), z.literal(3)])) }),
    reply: z.object({
      result: z.array(
        z.object({
          ...savedAddress.shape,
          isInRange: z.boolean(),
          storeCount: count,
          marketCount: count,
        }),
      ),
    }),
  }),
  /**
   * `result` is null where no place is known; for 0,0 it is that point, which is
   * refused as a place (spec 001 §5).
   */
  geoSearch: call('/orgs/system/geo/_search', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'What a point is called',
    request: z.object({ lat, lon }),
    reply: z.object({ result: z.nullable(place) }),
  }),
  /**
   * No documented path: by words, the nearest of equals first; without words what is around the
   * point. Blocked places are left out (spec 001 §5).
   */
  geoSearchList: call('/orgs/system/geo/_search_list', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Places by words, or around a point',
    request: z.object({
      keyword: withDefault(text(60), ''),
      lat: z.optional(lat),
      lon: z.optional(lon),
      ...paging,
    }),
    reply: page(place),
  }),
  /**
   * Our own map: which system its coordinates are in, what it shows, and what address search hides.
   */
  mapConfig: call('/orgs/basic/baiduMap/get', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Configuration of the map',
    request: z.object({}),
    reply: z.object({
      coordinateSystem: z.enum(['WGS84', 'GCJ02', 'BD09']),
      city: z.string(),
      center: z.object({ lat, lon }),
      bounds: z.object({ south: lat, west: lon, north: lat, east: lon }),
      zoom: z.number(),
      minZoom: z.number(),
      maxZoom: z.number(),
      blacklist: z.object({
        names: z.array(z.string()),
        addresses: z.array(z.object({ name: z.string(), district: z.nullable(z.string()) })),
      }),
    }),
  }),
  /**
   * Type 1 when it is missing; the last 4 characters and nothing more (spec 001 §3, decision K6).
   */
  riskEditBuyer: call('/orgs/risk/_edit-buyer', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Keeps the buyer’s certificate for risk orders',
    errors: ['CERTIFICATE_INVALID'],
    request: z.object({ riskCertificateType: withDefault(whole, 1), riskCertificateNum: text(8) }),
    reply: z.object({}),
  }),
  riskGetBuyer: call('/orgs/risk/_get-buyer', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The certificate that the buyer gave last: type 1 and no number before the first',
    request: z.object({}),
    reply: z.object({ riskCertificateType: z.int(), riskCertificateNum: z.string() }),
  }),
} as const;
