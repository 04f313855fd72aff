export { recordHandlers } from './handlers.ts';
export { namesById } from './names.ts';
