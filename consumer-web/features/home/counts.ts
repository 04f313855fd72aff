import { useEffect, useRef } from 'react';

/** A banner counts as shown once it was in sight this long (spec 000 §4). */
const SEEN_MS = 2000;
const SEND_MS = 4000;

type Count = { id: string; showNum?: number; clickNum?: number; loseInterestNum?: number; nextTipNum?: number };
let waiting: Count[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const seen = new Set<string>();

const send = (): void => {
  const rows = waiting.splice(0, 50);
  timer = undefined;
  if (rows.length > 0) void import('./api.ts').then(({ api }) => api.bannerAdd(rows)).catch(() => undefined);
};

/** Notes something that happened to a banner; a few are sent together, and nobody waits for it. */
export const countBanner = (count: Count): void => {
  waiting = [...waiting, count];
  timer ??= setTimeout(send, SEND_MS);
};

/** Counts a banner as shown, once a visit, when it has been in sight for two seconds. */
export const useSeen = <E extends Element>(id: string) => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!element.current || seen.has(id)) return;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => { seen.add(id); countBanner({ id, showNum: 1 }); observer.disconnect(); };
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(wait);
      if (entries.some((entry) => entry.isIntersecting)) wait = setTimeout(note, SEEN_MS);
    }, { threshold: 0.5 });
    observer.observe(element.current);
    return () => { clearTimeout(wait); observer.disconnect(); };
  }, [id]);
  return element;
};
