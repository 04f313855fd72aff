import { useState } from 'react';
import { useDebounced } from '../../lib/clock/use-debounced.ts';

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 300;

/** What is typed, and what it settled on. */
export const useTyped = () => {
  const [text, setText] = useState('');
  const { settled, settle } = useDebounced(text.trim(), { pauseMs: PAUSE_MS });
  return {
    text,
    keyword: settled,
    type: setText,
    settle: (now: string) => {
      setText(now);
      settle(now.trim());
    },
  };
};
