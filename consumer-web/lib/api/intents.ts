import { intentKeys } from './intent-key.ts';
import { randomText } from './random.ts';
import { storage } from '../storage.ts';

export const intents = intentKeys(storage.intents, () => randomText(16));
