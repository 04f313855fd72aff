import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useState, type KeyboardEvent, type RefObject } from 'react';

/** Rows that are drawn beyond what is in sight, for quick turns of the wheel. */
export const OVERSCAN = 6;
/** Two lines of text, in rem: rows grow with the text size. */
const ROW_REM = 3.5;
/** The sticky head covers this much of the window. */
const HEAD_REM = 2.75;
/** Rows that a page key goes. */
const PAGE = 10;

const rootPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The rows in sight of a list of `count`, all of one height, and going through them by keyboard: one row is active and in the tab order, and the focus goes with it, however far.
 * The active row is always drawn, so that scrolling never loses the focus.
 */
export const useList = ({
  frame,
  count,
}: {
  frame: RefObject<HTMLElement | null>;
  count: number;
}) => {
  // `range` is what is in sight; the drawn rows have the active one among them, which may be far away
  // what it gives is one object that changes inside: what the compiler would remember of it would be old
  'use no memo';
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, Math.max(0, count - 1));
  const rowHeight = Math.round(ROW_REM * rootPx());
  // oxlint-disable-next-line react/incompatible-library -- not memoized, see above
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingEnd: Math.round(HEAD_REM * rootPx()),
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(active) || active >= count
        ? drawn
        : [...drawn, active].sort((a, b) => a - b);
    },
  });

  const focusRow = (index: number): void =>
    frame.current
      ?.querySelector<HTMLElement>(`[data-index="${index}"] button`)
      ?.focus({ preventScroll: true });
  const go = (wanted: number, align: 'auto' | 'start' = 'auto'): void => {
    const index = Math.min(count - 1, Math.max(0, wanted));
    setActive(index);
    virtual.scrollToIndex(index, { align });
    // the active row is drawn by the next frame, wherever it lies
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(index)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(step(active, count - 1));
  };
  return { virtual, rowHeight, active, go, onKeyDown, focusAt: setActive };
};
