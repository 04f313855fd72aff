import { DEFAULT_POINT, type Point } from '#shared/geo/distance.ts';

let read = (): Point => DEFAULT_POINT;

/** The point that every request carries; the default one until `domain/place` provides its own. */
export const requestPlace = (): Point => read();

/** Called once by the module that knows where the guest is. */
export const provideRequestPlace = (current: () => Point): void => {
  read = current;
};
