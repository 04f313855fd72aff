import { pictureUrl } from '../api/api.ts';

/** Fetches a picture ahead of the element that shows it; settles once it has come, or cannot come. */
export const fetchPicture = (path: string): Promise<void> =>
  new Promise((done) => {
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.addEventListener('load', () => {
      done();
    });
    picture.addEventListener('error', () => {
      done();
    });
    picture.src = pictureUrl(path);
  });

/** The same for the pictures of a first screen; nothing waits for them. */
export const fetchPictures = (paths: readonly string[]): void => {
  for (const path of paths) void fetchPicture(path);
};
