export { levelPackHandlers } from './handlers.ts';
