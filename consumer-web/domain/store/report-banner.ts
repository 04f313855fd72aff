import { noteEvent } from '../../lib/track/note-event.ts';
import type { BannerCount } from './banner-count.ts';

/** An event of a banner for the analytics, unless the visitor has opted out. */
export const reportBanner = ({ id, showNum, clickNum }: BannerCount): void => {
  const event =
    showNum !== undefined ? 'AdsenseExposure' : clickNum !== undefined ? 'AdsenseClick' : null;
  if (event !== null) noteEvent(event, { bannerId: id });
};
