import { MOST_ADDRESSES } from '#shared/codes/address-tag.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { AddressId } from '#shared/kernel/ids.ts';
import { address as checkAddress, addressIdentity } from '#shared/validate/address.ts';
import { phone as checkPhone } from '#shared/validate/phone.ts';
import { isBlockedPlace, type PlaceBlacklist } from '#shared/validate/place-blacklist.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { isDuplicate } from '#server/db/errors.ts';
import { sha256 } from '#server/kit/digest.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { placeBlacklist } from './blacklist.ts';
import { placeAt } from './gazetteer.ts';
import { placeFault } from './place-of-words.ts';
import { addressRow } from './present.ts';
import {
  clearOtherDefaults,
  findAddress,
  listAddresses,
  writeAddress,
  type AddressRow,
} from './repo.ts';

const PLACE_FAULTS = { unknown: 'ADDRESS_UNKNOWN', elsewhere: 'ADDRESS_ELSEWHERE' } as const;
type Form = RequestOf<Contract['addressAdd']>;

/** The fields of the form in the order of the screen; each refusal names the field that is wrong. */
const check = (
  form: Form & { id?: AddressId },
  saved: readonly AddressRow[],
  blacklist: PlaceBlacklist,
): void => {
  const checked = checkAddress(form, saved);
  if (!checked.ok && checked.reason === 'duplicate')
    return refuse('ADDRESS_DUPLICATE', { field: 'detail' });
  if (!checked.ok)
    return refuse('ADDRESS_INCOMPLETE', {
      field: checked.reason,
      ...(checked.reason === 'phone' && { reason: checked.phone }),
    });
  if (form.lat === 0 && form.lon === 0) return refuse('ADDRESS_NO_PLACE', { field: 'mapAddress' });
  const found = placeAt(form);
  if (found === null) return refuse('ADDRESS_BEYOND', { field: 'mapAddress' });
  const fault = placeFault(form, form);
  const place = { name: form.mapAddress, address: form.mapAddress, district: found.place.district };
  if (isBlockedPlace(place, blacklist)) refuse('ADDRESS_BLOCKED', { field: 'mapAddress' });
  if (fault !== null) refuse(PLACE_FAULTS[fault], { field: 'mapAddress' });
};

const rowOf = (form: Form, id: AddressId): AddressRow => {
  const checked = checkPhone(form.phone, form.region);
  const { contactName, title = null, region, mapAddress, detail, lat, lon, tag, isDefault } = form;
  return {
    id,
    contactName,
    title,
    region,
    phone: checked.ok ? checked.number : form.phone,
    mapAddress,
    detail,
    lat,
    lon,
    tag,
    isDefault,
  };
};

const write = async (
  query: Query,
  { session, now }: MemberContext,
  row: AddressRow,
): Promise<void> => {
  try {
    await writeAddress(query, session.userId, row, {
      fingerprint: sha256(addressIdentity(row)),
      now,
    });
  } catch (error) {
    // somebody else was quicker than the look at the list
    throw isDuplicate(error) ? refuse('ADDRESS_DUPLICATE', { field: 'detail' }) : error;
  }
  if (row.isDefault) await clearOtherDefaults(query, session.userId, row.id);
};

/** The first address is the default one. */
export const add: Handlers['addressAdd'] = async (context, body) => {
  const { deps, session, idempotencyKey: key, now } = context;
  const blacklist = await placeBlacklist(deps.db.query);
  return keyed(
    { db: deps.db, userId: session.userId, scope: 'addressAdd', key, body, now },
    async (query) => {
      await holdAccount(query, session.userId);
      const saved = await listAddresses(query, session.userId);
      check(body, saved, blacklist);
      if (saved.length >= MOST_ADDRESSES) refuse('ADDRESS_TOO_MANY', { most: MOST_ADDRESSES });
      const row = rowOf(
        { ...body, isDefault: body.isDefault || saved.length === 0 },
        deps.random.id(),
      );
      await write(query, context, row);
      return addressRow(row, context);
    },
  );
};

export const edit: Handlers['addressEdit'] = async (context, body) => {
  const { deps, session, idempotencyKey: key, now } = context;
  const blacklist = await placeBlacklist(deps.db.query);
  return keyed(
    { db: deps.db, userId: session.userId, scope: 'addressEdit', key, body, now },
    async (query) => {
      await holdAccount(query, session.userId);
      const old = await findAddress(query, session.userId, body.id);
      if (old === null) return refuse('ADDRESS_NOT_FOUND');
      check(body, await listAddresses(query, session.userId), blacklist);
      const row = rowOf({ ...body, isDefault: body.isDefault || old.isDefault }, old.id);
      await write(query, context, row);
      return addressRow(row, context);
    },
  );
};
