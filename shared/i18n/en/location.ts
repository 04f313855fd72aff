import type { LocationKey } from '../../geo/location.ts';

export const location = {
  'location.zeroPoint': 'Your location is not right. Please turn on location',
  'location.noResult': 'The map found no place for your location',
  'location.device': 'Could not locate you',
  'location.socialBrowser': 'The chat app did not give your location',
  'location.mapScript': 'The map did not load. Please try again later',
} as const satisfies Record<LocationKey, string>;
