import type { Role } from '#shared/codes/group-order.ts';
import type { Bilingual } from './town/index.ts';

/** The password of all staff of the demonstration. */
export const DEMO_PASSWORD = 'senado-demo';

/** The PIN of the demonstration's staff, but for the auditor, who has none yet. Six digits: owners and managers need as many. */
export const DEMO_PIN = '836190';

export type Staff = {
  account: string;
  merchantKey: string;
  role: Role;
  name: Bilingual;
  /** Empty for an owner, who works in every store. */ storeKeys: readonly string[];
};

const ALL = ['senado', 'rotunda', 'cunha', 'coloane'];

export const STAFF: readonly Staff[] = [
  {
    account: '66990001',
    merchantKey: 'neighbourhood',
    role: 'owner',
    name: { zh: '陳志明', en: 'Chan Chi Meng' },
    storeKeys: [],
  },
  {
    account: 'M1001',
    merchantKey: 'neighbourhood',
    role: 'manager',
    name: { zh: '黃美玲', en: 'Wong Mei Leng' },
    storeKeys: ALL,
  },
  {
    account: 'C1001',
    merchantKey: 'neighbourhood',
    role: 'cashier',
    name: { zh: '李嘉欣', en: 'Lei Ka Ian' },
    storeKeys: ['senado', 'rotunda'],
  },
  {
    account: 'C1002',
    merchantKey: 'neighbourhood',
    role: 'cashier',
    name: { zh: '何偉強', en: 'Ho Wai Keong' },
    storeKeys: ['senado', 'cunha'],
  },
  {
    account: 'A1001',
    merchantKey: 'neighbourhood',
    role: 'auditor',
    name: { zh: '梁思敏', en: 'Leong Si Man' },
    storeKeys: ALL,
  },
  {
    account: '66990003',
    merchantKey: 'tm-food-hall',
    role: 'owner',
    name: { zh: '馮子軒', en: 'Fong Chi Hin' },
    storeKeys: [],
  },
  {
    account: 'C2001',
    merchantKey: 'tm-food-hall',
    role: 'cashier',
    name: { zh: '譚詠詩', en: 'Tam Weng Si' },
    storeKeys: ['t-food-hall'],
  },
  {
    account: '66990004',
    merchantKey: 'tm-felicity-roast',
    role: 'owner',
    name: { zh: '葉國強', en: 'Ip Kuok Keong' },
    storeKeys: [],
  },
  {
    account: '66990005',
    merchantKey: 'mm-praia',
    role: 'owner',
    name: { zh: '劉佩珊', en: 'Lao Pui San' },
    storeKeys: [],
  },
  {
    account: '66990002',
    merchantKey: 'riverside',
    role: 'owner',
    name: { zh: '吳家輝', en: 'Ng Ka Fai' },
    storeKeys: [],
  },
];

export type Consumer = { region: '853'; phone: string; nickname: string; about: string };

export const CONSUMERS: readonly Consumer[] = [
  { region: '853', phone: '66880001', nickname: 'Senado Ana', about: 'has orders' },
  { region: '853', phone: '66880002', nickname: 'Senado Rui', about: 'new' },
  { region: '853', phone: '66880003', nickname: 'Senado Bela', about: 'has a monthly card' },
  { region: '853', phone: '66880004', nickname: 'Senado Tito', about: 'on trial' },
  {
    region: '853',
    phone: '66880005',
    nickname: 'Senado Inês',
    about: 'black card, points, bank cards, combo coupons',
  },
];

/** Ids of the demonstration's people and places are their keys, so that addresses stay the same from start to start. */
export const operatorId = ({ account }: Pick<Staff, 'account'>): string => `staff-${account}`;
export const DEMO_USER_ID = 'member-66880001';
/** The device on which the demonstration's own redemptions were made. */
export const DEMO_DEVICE = { id: 'device-demo', name: 'Till 1' };
