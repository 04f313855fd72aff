import { useEffect, useState, type RefObject } from 'react';
import { classAt, rowsBetween, type MenuLayout } from './menu-layout.ts';

/** What of the menu is on screen: its rows, and the class that the top of the screen lies in. */
type Seen = { first: number; last: number; current: number };
/** `rail` sticks to where the page's bars end; `bar` to the same place above the list, if there is one. */
type Refs = {
  list: RefObject<HTMLElement | null>;
  rail: RefObject<HTMLElement | null>;
  bar?: RefObject<HTMLElement | null>;
};
export type MenuWindow = Seen & { goTo: (classIndex: number) => void };

/** More than the tallest phone shows at first. */
const AT_START: Seen = { first: 0, last: 15, current: 0 };
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** How much of the screen's top the bars cover: where the rail sticks, and what sticks above the list. */
const coveredPx = ({ rail, bar }: Refs): number =>
  (rail.current === null ? 0 : Number.parseFloat(getComputedStyle(rail.current).top) || 0) +
  (bar?.current?.offsetHeight ?? 0);

const look = (
  layout: MenuLayout,
  list: HTMLElement,
  { rem, covered }: { rem: number; covered: number },
): Seen => {
  const above = -list.getBoundingClientRect().top;
  const isAtEnd = above > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return {
    ...rowsBetween(layout, above / rem, (above + innerHeight) / rem),
    current: isAtEnd ? layout.classes.length - 1 : classAt(layout, (above + covered) / rem + 0.05),
  };
};

/**
 * Draws only the part of a menu near the screen, and returns its class. All heights are known, so there is nothing to measure and nothing to move.
 * A class that was jumped to stays the present one until the guest scrolls: at the end of a menu there is no room to bring it to the top.
 */
export const useMenuWindow = (layout: MenuLayout, { list, rail, bar }: Refs): MenuWindow => {
  const [seen, setSeen] = useState(AT_START);
  const [pinned, setPinned] = useState<number | null>(null);
  useEffect(() => {
    let sizes = { rem: remPx(), covered: coveredPx({ list, rail, ...(bar && { bar }) }) };
    const onScroll = (): void => {
      if (list.current === null) return;
      const next = look(layout, list.current, sizes);
      setSeen((old) =>
        old.first === next.first && old.last === next.last && old.current === next.current
          ? old
          : next,
      );
    };
    const onResize = (): void => {
      sizes = { rem: remPx(), covered: coveredPx({ list, rail, ...(bar && { bar }) }) };
      onScroll();
    };
    const unpin = (): void => {
      setPinned(null);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    for (const kind of BY_HAND) addEventListener(kind, unpin, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
      for (const kind of BY_HAND) removeEventListener(kind, unpin);
    };
  }, [layout, list, rail, bar]);
  const goTo = (classIndex: number): void => {
    const start = layout.starts[classIndex];
    if (list.current === null || start === undefined) return;
    setPinned(classIndex);
    scrollTo({
      top:
        scrollY +
        list.current.getBoundingClientRect().top +
        layout.rows[start]!.top * remPx() -
        coveredPx({ list, rail, ...(bar && { bar }) }),
    });
  };
  return { ...seen, current: pinned ?? seen.current, goTo };
};
