import { consumerFind } from '../consumer-find.ts';
import { consumerHome } from '../consumer-home.ts';
import { consumerNewly } from '../consumer-newly.ts';
import { jump } from '../jump.ts';
import { location } from '../location.ts';
import { popup } from '../popup.ts';

/** What the search and the categories say, and the home below its first screen. */
export const texts = {
  ...consumerHome,
  ...consumerFind,
  ...consumerNewly,
  ...location,
  ...jump,
  ...popup,
};
