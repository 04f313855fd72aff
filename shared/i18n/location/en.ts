import type { texts as zh } from './zh.ts';

/** Failures to locate the guest; the first two as printed (spec 001 §8). */
export const texts: Record<keyof typeof zh, string> = {
  'location.zeroPoint': 'Your location could not be found. Please turn on location',
  'location.noResult': 'No place was found on the map for your location',
  'location.device': 'Could not locate you',
  'location.socialBrowser': 'The chat app did not share your location',
};
