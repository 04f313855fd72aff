import { useEffect } from 'react';
import { newRequestId } from '../../lib/fresh-id.ts';
import { openKeyMap } from '../../lib/key-map.ts';
import type { Phase } from './machine/state.ts';
import { till } from './this-till.ts';

type Page = { focusEntry: () => void; openSearch: () => void };

const isText = (element: Element | null): boolean =>
  element instanceof HTMLInputElement
    ? element.type !== 'checkbox' && element.type !== 'radio'
    : element instanceof HTMLTextAreaElement;
const pressesItself = (element: Element | null): boolean =>
  element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement || isText(element);
/** Whether the focus is in an overlay: a dialog, a menu or a list. */
export const isInDialog = (element: Element | null): boolean =>
  element !== null && element.closest('[role=dialog],dialog,[role=menu],[role=listbox]') !== null;

/** A key that is still held from the screen before confirms nothing. */
const onConfirm = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') till.send({ type: 'left' });
  if (event.key.toLowerCase() === 'a') till.send({ type: 'addAnother' });
  if (event.key === 'Enter' && !event.repeat && !pressesItself(document.activeElement)) {
    event.preventDefault();
    till.send({ type: 'confirmed', requestId: newRequestId() });
  }
};

/** Enter confirms all, or, once they are done, continues; Escape leaves. */
const onBatch = (
  event: KeyboardEvent,
  { entries, isSent }: Extract<Phase, { name: 'batch' }>,
): void => {
  if (event.key === 'Escape') till.send({ type: 'left' });
  if (event.key !== 'Enter' || event.repeat || pressesItself(document.activeElement)) return;
  event.preventDefault();
  till.send(
    isSent
      ? { type: 'left' }
      : { type: 'batchConfirmed', requestIds: entries.map(() => newRequestId()) },
  );
};

/** Keys of the whole page. Dialogs and the verdict have their own; a scanner's keys never come this far. */
export const usePageKeys = ({ focusEntry, openSearch }: Page): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { activeElement } = document;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing ||
        isInDialog(activeElement)
      )
        return;
      const { phase } = till.state();
      // neither is part of a code: they do their work from the code's field too
      const canOpen = !isText(activeElement) || activeElement?.id === 'manual-code';
      const openers: Record<string, (() => void) | undefined> = {
        '?': openKeyMap,
        '/': phase.name === 'idle' ? openSearch : undefined,
      };
      const open = canOpen ? openers[event.key] : undefined;
      if (open) {
        event.preventDefault();
        open();
      } else if (phase.name === 'confirm') onConfirm(event);
      else if (phase.name === 'batch') onBatch(event, phase);
      else if ((phase.name === 'lookingUp' || phase.name === 'idle') && event.key === 'Escape')
        till.send({ type: 'left' });
      else if (phase.name === 'idle' && /^\d$/.test(event.key) && !isText(activeElement))
        focusEntry();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [focusEntry, openSearch]);
};
