const FIRST_MINUTES = 5;
const MINUTES_PER_KM = 3;

/**
 * Minutes that a delivery is on the road: five to set out, and three for each kilometre; ours, the
 * specification prints none.
 */
export const rideMinutes = (meters: number): number =>
  FIRST_MINUTES + Math.ceil((meters / 1000) * MINUTES_PER_KM);
