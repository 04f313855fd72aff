import { machine } from './machine.ts';

/** The address of a page of the guests' app, which the backend serves. `path`: as `href` gives it. */
export const guestPage = (path: string): string =>
  `${machine().backendUrl || location.origin}/#${path}`;
