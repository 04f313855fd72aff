import { useEffect, useState } from 'react';
import { useNotice } from '../lib/notice.ts';

/** How long a message stays. */
const SHOWN_MS = 3500;

/** The one live region: reads every message out, and shows those that are meant to be seen. */
export const Announcer = () => {
  const { text, turn, isShown } = useNotice();
  const [goneTurn, setGoneTurn] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => { setGoneTurn(turn); }, SHOWN_MS);
    return () => { clearTimeout(timer); };
  }, [turn]);
  const isVisible = turn > 0 && turn !== goneTurn && isShown;
  return (
    <div role="status" aria-live="polite" data-testid="announcer">
      {turn !== goneTurn && <span key={turn} className={isVisible ? 'toast' : 'unseen'}>{text}</span>}
    </div>
  );
};
