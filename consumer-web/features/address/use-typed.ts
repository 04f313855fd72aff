import { useEffect, useState } from 'react';

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 300;

/** What is typed, and what it settled on. */
export const useTyped = () => {
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setKeyword(text.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return {
    text,
    keyword,
    type: setText,
    settle: (now: string) => {
      setText(now);
      setKeyword(now.trim());
    },
  };
};
