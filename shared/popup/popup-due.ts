import { pushFrequency } from '../codes/popup.ts';
import { dayOf, type Instant } from '../kernel/time.ts';
import { idSetOf, recordOf, type PopupMemory } from './popup-memory.ts';
import type { Popup } from './popup.ts';

/**
 * The ids of a pop-up that may still be shown: neither put away for ever nor put off until the next
 * start (spec 002 §4).
 */
export const showableIds = (popup: Popup, memory: PopupMemory): readonly string[] => {
  const { disabled, nextTime } = recordOf(memory, popup);
  return popup.ids.filter((id) => !disabled.includes(id) && !nextTime.includes(id));
};

/**
 * Whether a pop-up comes now (spec 002 §4, decisions L5–L7): frequency 1 once per id set, 2 once
 * per day at UTC+8, all others always; never when none of its ids may be shown. Members and
 * visitors, the three places and the window types are remembered apart.
 */
export const popupDue = (popup: Popup, memory: PopupMemory, now: Instant): boolean => {
  if (showableIds(popup, memory).length === 0) return false;
  const { lastIds, day } = recordOf(memory, popup);
  const frequency = pushFrequency.nameOf(popup.pushFrequency);
  if (frequency === 'oncePerSet') return lastIds !== idSetOf(popup.ids);
  return frequency !== 'oncePerDay' || day !== dayOf(now);
};
