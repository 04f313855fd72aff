import { consumer } from './consumer.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';

/** What the consumer's app says, without the console's and the server's words: it loads one language only. */
export const forConsumer = { ...frame, ...errors, ...consumer };
