import { useLayoutEffect, useState } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { metaOf } from '../lib/navigation/screen-of.ts';

/** A mounted screen, shown or hidden, with the address at which it was last shown. */
export type KeptScreen = { key: string; name: ConsumerRouteName; location: Location };
/** Where one went, and whether it took the place of where one was. */
export type Move = { name: ConsumerRouteName; location: Location; isReplace: boolean };

/** How many hidden screens may be mounted at once: more would cost memory that phones lack. */
export const MOST_HIDDEN = 4;

const isAlive = (name: ConsumerRouteName): boolean => metaOf(name).keepAlive === true;

/** There is one home screen. Each visit to a store is a screen of its own: going back finds it as it was left, also by an address that was changed in its place; opening it again starts afresh. */
const keyOf = (kept: readonly KeptScreen[], { name, location, isReplace }: Move): string => {
  if (!isAlive(name)) return location.pathname;
  if (consumerRoutes[name].params.length === 0) return name;
  const { key, search } = location;
  const same = isReplace
    ? kept.at(-1)
    : kept.find(({ location: at }) => at.key === key && at.search === search);
  return same?.name === name ? same.key : `${name}:${key}${search}`;
};

/** The screens that are mounted after a navigation: those kept alive (spec 000 §2), the oldest first, and the present one last. */
export const afterMove = (kept: readonly KeptScreen[], move: Move): KeptScreen[] => {
  const now: KeptScreen = {
    key: keyOf(kept, move),
    name: move.name,
    location: move.location,
  };
  const hidden = kept.filter((screen) => screen.key !== now.key && isAlive(screen.name));
  return [...hidden.slice(-MOST_HIDDEN), now];
};

/** A dialog that was open in a screen that is hidden now would still keep the whole page from being used. */
const closeHiddenDialogs = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (dialog.getClientRects().length === 0) dialog.close();
};

/** The screens that are mounted at the present address. */
export const useKeptScreens = (
  name: ConsumerRouteName | null,
  location: Location,
  navigationType: NavigationType,
): readonly KeptScreen[] => {
  const [kept, setKept] = useState<{ at: Location | null; screens: readonly KeptScreen[] }>({
    at: null,
    screens: [],
  });
  useLayoutEffect(closeHiddenDialogs, [location]);
  if (name === null || kept.at === location) return kept.screens;
  const screens = afterMove(kept.screens, {
    name,
    location,
    isReplace: navigationType === NavigationType.Replace,
  });
  setKept({ at: location, screens });
  return screens;
};
