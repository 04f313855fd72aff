import { machine } from './machine.ts';

/** Where a picture of the server is: its paths are the server's own, which is another origin on the desktop. */
export const pictureUrl = (path: string): string =>
  path.startsWith('/') ? machine().backendUrl + path : path;
