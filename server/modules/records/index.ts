export { recordHandlers } from './handlers.ts';
export { namesOf } from './sum-repo.ts';
