export { imHandlers } from './handlers.ts';
export { writeToGuest } from './write.ts';
