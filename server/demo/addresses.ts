import { plus, MINUTE, type Instant } from '#shared/kernel/time.ts';
import { addressIdentity } from '#shared/validate/address.ts';
import { sha256 } from '#server/kit/digest.ts';

const ADDRESSES = [
  {
    id: 'home',
    contactName: '陳大文',
    title: 'Mr',
    region: '853',
    phone: '66880001',
    mapAddress: '濠景花園',
    detail: '28 座 12 樓 C',
    lat: 22.15842,
    lon: 113.56022,
    tag: 'HOME',
  },
  {
    id: 'work',
    contactName: '陳大文',
    title: 'Mr',
    region: '853',
    phone: '66880001',
    mapAddress: '中國銀行大廈',
    detail: '18 樓 1802 室',
    lat: 22.19082,
    lon: 113.54212,
    tag: 'WORK',
  },
  {
    id: 'mother',
    contactName: '李美玲',
    title: 'Ms',
    region: '86',
    phone: '13812345678',
    mapAddress: '石排灣公屋群',
    detail: '居雅大廈 3 座 7 樓 F',
    lat: 22.12832,
    lon: 113.55682,
    tag: null,
  },
] as const;

/** The address book of the consumer who has orders: at home, at work, and one that few stores reach. */
export const addressRows = (now: Instant) =>
  ADDRESSES.map((address, index) => {
    const { id, contactName, title, region, phone, mapAddress, detail, lat, lon, tag } = address;
    const at = plus(now, -(index + 1) * MINUTE);
    return {
      user_id: 'member-66880001',
      id: `demo-${id}`,
      contact_name: contactName,
      title,
      region,
      phone,
      map_address: mapAddress,
      detail,
      lat,
      lon,
      tag,
      is_default: index === 0,
      fingerprint: sha256(addressIdentity(address)),
      created_at: at,
      updated_at: at,
    };
  });
