import { useNotice, type Notice } from '../lib/notice.ts';
import { useIsOver } from '../lib/use-is-over.ts';

const Message = ({ text, isShown, forMs }: Notice) =>
  useIsOver(forMs) ? null : <span className={isShown ? 'toast' : 'unseen'}>{text}</span>;

/** A live region: reads the messages after a turn out, and shows those that are meant to be seen. The page has one, and each sheet over it. */
export const Messages = ({ after = 0, testId }: { after?: number; testId?: string }) => {
  const last = useNotice();
  const messages = [last.toast, last.isShown ? null : last];
  return (
    <div role="status" aria-live="polite" data-testid={testId}>
      {messages.map((one) => one && one.turn > after && <Message key={one.turn} {...one} />)}
    </div>
  );
};
