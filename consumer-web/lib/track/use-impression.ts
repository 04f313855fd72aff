import { useEffect, useRef, type RefObject } from 'react';

/** How long a block must be seen before it counts (spec 000 §4). */
export const SEEN_MS = 2000;
/** How much of it. */
const SHARE = 0.5;

const reported = new Set<string>();

/** Reports a block once in a visit, when it was visible for 2 s. `key` names the block, whichever element shows it. */
export const useImpression = <E extends Element>(
  key: string,
  report: () => void,
): RefObject<E | null> => {
  const element = useRef<E>(null);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    const shown = element.current;
    if (shown === null || reported.has(key)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reportOnce = (): void => {
      observer.disconnect();
      if (reported.has(key)) return;
      reported.add(key);
      latest.current();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(reportOnce, SEEN_MS);
      },
      { threshold: SHARE },
    );
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key]);
  return element;
};
