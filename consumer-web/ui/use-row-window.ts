import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rowStarts, rowWindow, type RowWindow } from './row-window.ts';

/** Lists of no more rows are drawn whole. */
const FEW = 40;
const AT_FIRST = 20;
const ESTIMATE = 140;

const isSame = (a: RowWindow, b: RowWindow): boolean =>
  a.below === b.below &&
  a.drawn.length === b.drawn.length &&
  a.drawn.every((part, place) => {
    const other = b.drawn[place]!;
    return part.from === other.from && part.to === other.to && part.above === other.above;
  });

const rowOf = (element: Element | null): number | null => {
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? null : Number(row);
};

/** Heights of the rows that were drawn before, by their keys. */
class Heights {
  readonly #known = new Map<string, number>();
  #estimate: number | null = null;
  #width = 0;

  readonly of = (key: string): number => this.#known.get(key) ?? this.#estimate ?? ESTIMATE;

  /** Measures what is drawn; whether a height was another. Those of another width are forgotten. */
  measure(list: HTMLElement, keys: readonly string[]): boolean {
    if (list.clientWidth !== this.#width) {
      this.#known.clear();
      this.#width = list.clientWidth;
    }
    let isOther = false;
    for (const element of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const key = keys[Number(element.dataset['row'])];
      if (key === undefined) continue;
      const { height } = element.getBoundingClientRect();
      if (this.#known.get(key) === height) continue;
      this.#known.set(key, height);
      isOther = true;
    }
    const all = [...this.#known.values()];
    // once: were it to change, rows out of sight would move those in sight
    if (this.#estimate === null && all.length > 0)
      this.#estimate = all.reduce((sum, height) => sum + height, 0) / all.length;
    return isOther;
  }
}

/**
 * What of a long list is drawn: the screen, as much before and after it, and the row that has the
 * focus. Rows out of sight keep their room, by their own height where it is known.
 */
export const useRowWindow = (
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
): RowWindow | null => {
  const isLong = keys.length > FEW;
  const heights = useRef(new Heights());
  const [seen, setSeen] = useState<RowWindow>({
    drawn: [{ from: 0, to: AT_FIRST, above: 0 }],
    below: 0,
  });
  const look = useRef(() => {});
  useLayoutEffect(() => {
    look.current = () => {
      const element = list.current;
      // a page that is kept behind another has no place
      if (element === null || !isLong || element.clientWidth === 0) return;
      heights.current.measure(element, keys);
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
      const above = -element.getBoundingClientRect().top;
      const next = rowWindow({
        starts: rowStarts(keys, heights.current.of, gap),
        gap,
        top: above - innerHeight,
        bottom: above + 2 * innerHeight,
        kept: element.contains(document.activeElement) ? rowOf(document.activeElement) : null,
      });
      setSeen((old) => (isSame(old, next) ? old : next));
    };
    look.current();
  });
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const onMove = (): void => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        look.current();
      });
    };
    addEventListener('scroll', onMove, { passive: true });
    addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onMove);
      removeEventListener('resize', onMove);
    };
  }, [isLong]);
  return isLong ? seen : null;
};
