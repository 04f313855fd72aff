import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a page of React can be: one field that takes the focus. */
const Field = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} data-testid="manual-entry" />;
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Field />);
