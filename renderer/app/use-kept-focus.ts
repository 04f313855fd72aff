import { useEffect } from 'react';

/** A window that leads elsewhere gives the focus back when it has closed, to what is gone by then. */
const LOOK_AGAIN_MS = [0, 200, 500, 1000] as const;

/** When a screen takes the place of another, what had the focus may be gone with it: then the content has it, so that the next Tab goes on from there and a screen reader reads on. */
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
