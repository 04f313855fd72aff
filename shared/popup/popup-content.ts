import { bannerSpecialType, bannerType, DEVICE_CODE, popListType } from '../codes/popup.ts';

type Maybe<T> = T | null | undefined;

/** The parts of a pop-up banner that decide whether there is anything to show (spec 002 §3). */
export type PopupBanner = {
  bannerType?: Maybe<number>;
  bannerSpecialType?: Maybe<number>;
  bannerImage?: Maybe<string>;
  smartRedpackInfo?: Maybe<object>;
  specialList?: Maybe<readonly unknown[]>;
  basicSpecialRedpackInfo?: Maybe<object>;
  pickFeeList?: Maybe<readonly unknown[]>;
  cheapList?: Maybe<readonly unknown[]>;
  aggregateRedpackInfo?: Maybe<object>;
  effectivePacketResponse?: Maybe<object>;
  userSignInInfo?: Maybe<object>;
};

const LIST_OF = {
  smartRedPacket: 'smartRedpackInfo',
  special: 'specialList',
  specialRedPacket: 'basicSpecialRedpackInfo',
  pickFee: 'pickFeeList',
  cheap: 'cheapList',
  aggregateRedPacket: 'aggregateRedpackInfo',
  effectivePacket: 'effectivePacketResponse',
  signIn: 'userSignInInfo',
} as const satisfies Record<keyof typeof bannerSpecialType.codes, keyof PopupBanner>;

const isFilled = (content: Maybe<object>): boolean =>
  Array.isArray(content) ? content.length > 0 : content !== null && content !== undefined;

/**
 * The field of what a banner of a special type carries; null without a listed special type (spec
 * 002 §3).
 */
export const popupListOf = ({
  bannerSpecialType: code,
}: Pick<PopupBanner, 'bannerSpecialType'>): (typeof LIST_OF)[keyof typeof LIST_OF] | null => {
  const special = bannerSpecialType.nameOf(code);
  return special === 'unknown' ? null : LIST_OF[special];
};

/**
 * Whether a banner has something to show (spec 002 §5): a notice needs its picture; a rolling one
 * is dropped when the list of its special type is empty. One without a listed special type shows
 * its picture.
 */
export const hasPopupContent = (banner: PopupBanner): boolean => {
  const type = bannerType.nameOf(banner.bannerType);
  if (type === 'notify') return Boolean(banner.bannerImage?.trim());
  const list = popupListOf(banner);
  return type !== 'roll' || list === null || isFilled(banner[list]);
};

/**
 * The request for the market's pop list, or null: without a latitude nothing is requested (spec 002
 * §5, §7).
 */
export const popListRequest = (
  point: { lat?: Maybe<number>; lon?: Maybe<number> } | null,
  type: keyof typeof popListType.codes,
): { device: number; lat: number; lon: number; type: number } | null => {
  const { lat, lon } = point ?? {};
  return Number.isFinite(lat) && Number.isFinite(lon)
    ? { device: DEVICE_CODE, lat: Number(lat), lon: Number(lon), type: popListType.codes[type] }
    : null;
};
