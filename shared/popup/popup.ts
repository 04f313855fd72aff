import type { WindowType } from '../codes/popup.ts';
import { areaByPoint } from '../geo/area.ts';

/** The three area places of pop-ups, by latitude (spec 002 §9). */
export type PopupPlace = 1 | 2 | 3;
/** Members and visitors are remembered apart (spec 002 §4). */
export type PopupAudience = 'member' | 'visitor';

/** One pop-up as it is about to be shown: the banners in it, and for whom and where. */
export type Popup = {
  windowType: WindowType;
  place: PopupPlace;
  audience: PopupAudience;
  ids: readonly string[];
  /** Remembered apart under this name: one of several pop-ups of the same window. */
  key?: string;
  /** 1 once per id set, 2 once per day; all others, and none, always (spec 002 §4). */
  pushFrequency?: number | null;
};

/** What a visitor may do with a pop-up: its buttons. */
export type PopupAction = 'close' | 'nextTime' | 'never';

/** The place whose pop-ups a visitor at this point sees (spec 002 §9). */
export const popupPlace = (point: { lat: number; lon: number }): PopupPlace => areaByPoint(point);
