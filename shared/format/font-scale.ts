/** How much the base font grows with the page's width in CSS pixels: width / 375, at most 2, which is where 750 is passed (spec 000 §9). */
export const fontScale = (widthPx: number): number => Math.min(2, widthPx / 375);
