import { Messages } from '../ui/messages.tsx';

/** The one live region of the page. */
export const Announcer = () => <Messages after={0} testId="announcer" />;
