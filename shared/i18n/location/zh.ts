import type { LocationKey } from '../../geo/location.ts';

/** Failures to locate the guest; the first two as printed (spec 001 §8). */
export const texts = {
  'location.zeroPoint': '定位異常，請開啓定位',
  'location.noResult': 'geocoder查询定位失败',
  'location.device': '未能定位',
  'location.socialBrowser': '無法從聊天應用取得您的位置',
} as const satisfies Record<LocationKey, string>;
