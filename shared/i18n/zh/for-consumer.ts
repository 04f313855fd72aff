import { consumerShell } from './consumer-shell.ts';
import { errorsLine } from './errors-line.ts';
import { frame } from './frame.ts';
import { guards } from './guards.ts';
import { messagesFrame } from './messages-frame.ts';

/** What the consumer's app says from its first moment; an area's own words come with its screens (`parts/<area>.ts`). */
export const forConsumer = {
  ...frame,
  ...errorsLine,
  ...guards,
  ...messagesFrame,
  ...consumerShell,
};
