import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const sheetRoot = (): HTMLElement => {
  const known = document.querySelector<HTMLElement>('#senado-day-sheet');
  if (known) return known;
  const root = document.createElement('div');
  root.id = 'senado-day-sheet';
  root.setAttribute('aria-hidden', 'true');
  document.body.append(root);
  return root;
};

/** Prints its content on A4 once; the page itself is not printed. */
export const PrintSheet = ({ children, onDone }: { children: ReactNode; onDone: () => void }) => {
  useEffect(() => {
    const root = sheetRoot();
    const size = document.createElement('style');
    size.textContent = '@page { size: A4; margin: 15mm }';
    root.append(size);
    document.documentElement.dataset['printing'] = 'day';
    // returns when the person has closed the dialog, whatever they chose there
    window.print();
    delete document.documentElement.dataset['printing'];
    size.remove();
    onDone();
  }, [onDone]);
  return createPortal(children, sheetRoot());
};
