import { useEffect } from 'react';

/** When a screen takes the place of another, what had the focus may be gone with it: then the content has it, so that the next Tab goes on from there and a screen reader reads on. */
export const useKeptFocus = (screen: string): void => {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) document.querySelector<HTMLElement>(`#content[data-screen="${screen}"]`)?.focus({ preventScroll: true });
  }, [screen]);
};
