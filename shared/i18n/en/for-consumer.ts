import type { forConsumer as zhForConsumer } from '../zh/for-consumer.ts';
import { consumerShell } from './consumer-shell.ts';
import { errorsLine } from './errors-line.ts';
import { frame } from './frame.ts';
import { guards } from './guards.ts';
import { messagesFrame } from './messages-frame.ts';

export const forConsumer: Record<keyof typeof zhForConsumer, string> = {
  ...frame,
  ...errorsLine,
  ...guards,
  ...messagesFrame,
  ...consumerShell,
};
