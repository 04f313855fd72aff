import { consumerHome } from '../consumer-home.ts';
import { format } from '../format.ts';
import { jump } from '../jump.ts';
import { location } from '../location.ts';
import { popup } from '../popup.ts';

/** What the home and the search say. */
export const texts = { ...consumerHome, ...location, ...jump, ...popup, ...format };
