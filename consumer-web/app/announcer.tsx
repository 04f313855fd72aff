import { useEffect, useState } from 'react';
import { useNotice } from '../lib/notice.ts';

/** The one live region: reads every message out, and shows those that are meant to be seen. */
export const Announcer = () => {
  const { text, turn, isShown, forMs } = useNotice();
  const [goneTurn, setGoneTurn] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setGoneTurn(turn);
    }, forMs);
    return () => {
      clearTimeout(timer);
    };
  }, [turn, forMs]);
  const isVisible = turn > 0 && turn !== goneTurn && isShown;
  return (
    <div role="status" aria-live="polite" data-testid="announcer">
      {turn !== goneTurn && (
        <span key={turn} className={isVisible ? 'toast' : 'unseen'}>
          {text}
        </span>
      )}
    </div>
  );
};
