/** Goods above this need the confirmation, in per cent by volume (decision F12). */
const MOST_WITHOUT_PERCENT = 1.2;

/** Whether a product of so many per cent by volume carries the sign and needs the confirmation (decisions F12, P24). */
export const needsAlcoholAge = (alcoholPercent: number): boolean =>
  alcoholPercent > MOST_WITHOUT_PERCENT;
