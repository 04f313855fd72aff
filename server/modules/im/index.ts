export { imHandlers } from './handlers.ts';
export { sweepMessages } from './sweep.ts';
export { writeToGuest } from './write.ts';
