import { useState } from 'react';
import type { Location } from 'react-router-dom';
import type { ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { metaOf } from '../lib/screen-of.ts';

/** A screen that stands, shown or hidden, with the address at which it was last shown. */
export type KeptScreen = { key: string; name: ConsumerRouteName; location: Location };

/** How many hidden screens may stand at once: more would cost memory that phones lack. */
export const MOST_HIDDEN = 4;

const isAlive = (name: ConsumerRouteName): boolean => metaOf(name).keepAlive === true;

/** The screens that stand after a move: those kept alive (spec 000 §2), the oldest first, and the present one last. */
export const afterMove = (kept: readonly KeptScreen[], name: ConsumerRouteName, location: Location): KeptScreen[] => {
  const now: KeptScreen = { key: isAlive(name) ? name : location.pathname, name, location };
  const hidden = kept.filter((screen) => screen.key !== now.key && isAlive(screen.name));
  return [...hidden.slice(-MOST_HIDDEN), now];
};

/** The screens that stand at the present address. */
export const useKeptScreens = (name: ConsumerRouteName | null, location: Location): readonly KeptScreen[] => {
  const [kept, setKept] = useState<{ at: Location | null; screens: readonly KeptScreen[] }>({ at: null, screens: [] });
  if (name === null || kept.at === location) return kept.screens;
  const screens = afterMove(kept.screens, name, location);
  setKept({ at: location, screens });
  return screens;
};
