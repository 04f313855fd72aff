import type { AddressTag } from '#shared/codes/address-tag.ts';
import { asId, type AddressId, type UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { AddressTitle } from '#shared/codes/address-title.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

export type AddressRow = {
  id: AddressId;
  contactName: string;
  title: AddressTitle | null;
  region: PhoneRegion;
  phone: string;
  mapAddress: string;
  detail: string;
  lat: number;
  lon: number;
  tag: AddressTag | null;
  isDefault: boolean;
};
const ROW = row({
  ...pick(
    TABLES.user_address,
    'id',
    'contact_name',
    'phone',
    'map_address',
    'detail',
    'lat',
    'lon',
    'is_default',
    'title',
    'region',
    'tag',
  ),
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'id, contact_name, title, region, phone, map_address, detail, lat, lon, tag, is_default';
const addressOf = ({
  id,
  contact_name: contactName,
  map_address: mapAddress,
  is_default: isDefault,
  ...same
}: Raw): AddressRow => ({ ...same, id: asId(id), contactName, mapAddress, isDefault });

/** All addresses of a member: the default one first, then the latest. */
export const listAddresses = async (query: Query, userId: UserId): Promise<AddressRow[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM user_address WHERE user_id = $1 ORDER BY is_default DESC, updated_at DESC, id DESC`,
    [userId],
    ROW,
  );
  return rows.map(addressOf);
};

export const findAddress = async (
  query: Query,
  userId: UserId,
  id: AddressId,
): Promise<AddressRow | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM user_address WHERE user_id = $1 AND id = $2`,
    [userId, id],
    ROW,
  );
  return rows[0] ? addressOf(rows[0]) : null;
};

/** Writes an address whole, new or old. Raises a duplicate error when the member has the same one already. */
export const writeAddress = async (
  query: Query,
  userId: UserId,
  address: AddressRow,
  { fingerprint, now }: { fingerprint: string; now: Instant },
): Promise<void> => {
  const { id, contactName, title, region, phone, mapAddress, detail, lat, lon, tag, isDefault } =
    address;
  await query(
    `INSERT INTO user_address (user_id, id, contact_name, title, region, phone, map_address, detail, lat, lon, tag, is_default, fingerprint, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
     ON CONFLICT (user_id, id) DO UPDATE SET contact_name = $3, title = $4, region = $5, phone = $6, map_address = $7, detail = $8, lat = $9, lon = $10, tag = $11, is_default = $12, fingerprint = $13, updated_at = $14`,
    [
      userId,
      id,
      contactName,
      title,
      region,
      phone,
      mapAddress,
      detail,
      lat,
      lon,
      tag,
      isDefault,
      fingerprint,
      now,
    ],
  );
};

/** No address but this one stays the default. */
export const clearOtherDefaults = async (
  query: Query,
  userId: UserId,
  id: AddressId,
): Promise<void> => {
  await query(
    'UPDATE user_address SET is_default = false WHERE user_id = $1 AND is_default AND id <> $2',
    [userId, id],
  );
};

export const setDefault = async (query: Query, userId: UserId, id: AddressId): Promise<void> => {
  await updateIn(query, 'user_address', {
    set: { is_default: true },
    where: { user_id: userId, id },
  });
};

export const dropAddress = async (query: Query, userId: UserId, id: AddressId): Promise<void> => {
  await query('DELETE FROM user_address WHERE user_id = $1 AND id = $2', [userId, id]);
};

export type BlacklistRow = { nameZh: string; nameEn: string; district: string | null };

const BLACKLIST_ROW = row(pick(TABLES.address_blacklist, 'name_zh', 'name_en', 'district'));
export const readBlacklist = async (query: Query): Promise<BlacklistRow[]> => {
  const { rows } = await query(
    'SELECT name_zh, name_en, district FROM address_blacklist ORDER BY id',
    [],
    BLACKLIST_ROW,
  );
  return rows.map(({ name_zh: nameZh, name_en: nameEn, district }) => ({
    nameZh,
    nameEn,
    district,
  }));
};

export type RiskBuyer = { riskCertificateType: number; riskCertificateNum: string };

const RISK_BUYER_ROW = row(pick(TABLES.risk_buyer, 'certificate_type', 'certificate_num'));
/** What the member gave last for a risk order, or null. */
export const readRiskBuyer = async (query: Query, userId: UserId): Promise<RiskBuyer | null> => {
  const { rows } = await query(
    'SELECT certificate_type, certificate_num FROM risk_buyer WHERE user_id = $1',
    [userId],
    RISK_BUYER_ROW,
  );
  return rows[0]
    ? { riskCertificateType: rows[0].certificate_type, riskCertificateNum: rows[0].certificate_num }
    : null;
};

export const keepRiskBuyer = async (
  query: Query,
  userId: UserId,
  { riskCertificateType, riskCertificateNum }: RiskBuyer,
  now: Instant,
): Promise<void> => {
  await query(
    `INSERT INTO risk_buyer (user_id, certificate_type, certificate_num, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET certificate_type = $2, certificate_num = $3, updated_at = $4`,
    [userId, riskCertificateType, riskCertificateNum, now],
  );
};
