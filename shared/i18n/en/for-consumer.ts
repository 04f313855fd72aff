import type { forConsumer as zhForConsumer } from '../zh/for-consumer.ts';
import { consumer } from './consumer.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';

export const forConsumer: Record<keyof typeof zhForConsumer, string> = { ...frame, ...errors, ...consumer };
