import type { texts as zh } from './zh.ts';

/** Failures to locate the guest; the first two as printed (spec 001 §8). */
export const texts: Record<keyof typeof zh, string> = {
  'location.zeroPoint': 'Your location is not right. Please turn on location',
  'location.noResult': 'The map found no place for your location',
  'location.device': 'Could not locate you',
  'location.socialBrowser': 'The chat app did not give your location',
};
