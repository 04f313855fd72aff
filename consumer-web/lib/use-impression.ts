import { useEffect, type RefObject } from 'react';

/** How long a block must be seen before it counts (spec 000 §4). */
export const SEEN_MS = 2000;
/** How much of it. */
const SHARE = 0.5;

const reported = new Set<string>();

/** Reports a block once in a visit, when it was visible for 2 s. `key` names the block, whichever element shows it. */
export const useImpression = (element: RefObject<Element | null>, key: string, report: () => void): void => {
  useEffect(() => {
    const shown = element.current;
    if (shown === null || reported.has(key)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting !== true) return;
      timer = setTimeout(() => {
        observer.disconnect();
        if (reported.has(key)) return;
        reported.add(key);
        report();
      }, SEEN_MS);
    }, { threshold: SHARE });
    observer.observe(shown);
    return () => { clearTimeout(timer); observer.disconnect(); };
  }, [element, key, report]);
};
