import { useEffect } from 'react';

/** A dialog that navigates returns the focus, when it has closed, to an element that is gone by then. */
const LOOK_AGAIN_MS = [0, 200, 500, 1000] as const;

/** When a screen replaces another, the focused element may be gone: then the content gets the focus, so that Tab and a screen reader continue from there. */
export const useKeptFocus = (screen: string): void => {
  useEffect(() => {
    const keep = (): void => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body)
        document
          .querySelector<HTMLElement>(`#content[data-screen="${screen}"]`)
          ?.focus({ preventScroll: true });
    };
    const looks = LOOK_AGAIN_MS.map((ms) => setTimeout(keep, ms));
    return () => looks.forEach(clearTimeout);
  }, [screen]);
};
