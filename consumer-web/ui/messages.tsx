import { useEffect, useState } from 'react';
import { useNotice, type Notice } from '../lib/notice.ts';

const Message = ({ text, isShown, forMs }: Notice) => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, forMs);
    return () => {
      clearTimeout(timer);
    };
  }, [forMs]);
  return isOver ? null : <span className={isShown ? 'toast' : 'unseen'}>{text}</span>;
};

/** A live region: reads the messages after a turn out, and shows those that are meant to be seen. */
export const Messages = ({ after, testId }: { after: number; testId?: string }) => {
  const { text, turn, isShown, forMs, toast } = useNotice();
  const last = { text, turn, isShown, forMs };
  const messages = [toast, isShown ? null : last].filter((one) => one !== null);
  return (
    <div role="status" aria-live="polite" data-testid={testId}>
      {messages
        .filter((one) => one.turn > after)
        .map((one) => (
          <Message key={one.turn} {...one} />
        ))}
    </div>
  );
};
