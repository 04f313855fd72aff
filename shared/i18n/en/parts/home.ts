import { consumerHome } from '../consumer-home.ts';
import { location } from '../location.ts';

/** What the home says at once. */
export const texts = { ...consumerHome, ...location };
