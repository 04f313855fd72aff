import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { hasPopupContent } from '#shared/popup/popup-content.ts';
import { popupDue, showableIds } from '#shared/popup/popup-due.ts';
import type { PopupMemory } from '#shared/popup/popup-memory.ts';
import { popupPlace, type Popup } from '#shared/popup/popup.ts';
import type { PopupBanner } from '../store/model.ts';

export type DuePopup = { popup: Popup; banner: PopupBanner };
type Facts = {
  banners: readonly PopupBanner[];
  memory: PopupMemory;
  isMember: boolean;
  at: Point;
  now: Instant;
};

/** The first pop-up that comes now, by the frequency rules; none when nothing in it may be shown, or when it has nothing to show (spec 002 §4, §5). */
export const duePopup = ({ banners, memory, isMember, at, now }: Facts): DuePopup | null => {
  for (const banner of banners) {
    const popup: Popup = {
      windowType: banner.windowType,
      place: popupPlace(at),
      audience: isMember ? 'member' : 'visitor',
      ids: [banner.id],
      key: banner.id,
      pushFrequency: banner.pushFrequency,
    };
    if (
      banner.newBannerImage2 !== null &&
      hasPopupContent(banner) &&
      popupDue(popup, memory, now) &&
      showableIds(popup, memory).length > 0
    )
      return { popup, banner };
  }
  return null;
};
