import { useEffect } from 'react';
import { openKeyMap } from '../../lib/key-map.ts';

const isText = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button'].includes(element.type)) ||
  (element instanceof HTMLElement && element.isContentEditable);

/** Overlays have keys of their own: a verdict, the lock, a question. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Ctrl or Cmd with K: the palette. F1, and `?` outside text fields: the map of keys. */
export const useCommandKeys = (openPalette: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const hasCommand = event.ctrlKey || event.metaKey;
      const isPalette = hasCommand && !event.altKey && event.key.toLowerCase() === 'k';
      const isKeys =
        event.key === 'F1' || (event.key === '?' && !hasCommand && !isText(document.activeElement));
      if (!isPalette && !isKeys) return;
      // browsers use these keys themselves
      event.preventDefault();
      if (isCovered()) return;
      if (isPalette) openPalette();
      else openKeyMap();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openPalette]);
};
