export { imHandlers } from './handlers.ts';
export { sweepMessages } from './sweep.ts';
export { changeKey, writeToGuest } from './write.ts';
