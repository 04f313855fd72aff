/** Pictures are asked for at 3 times the width they are shown at (spec 000 §9). */
export const IMAGE_RESIZE_FACTOR = 3;
/** JPEG quality of a picture that is sent, 0 to 1, and of one that was turned first (spec 000 §9). */
export const IMAGE_QUALITY = 0.5;
export const ROTATED_IMAGE_QUALITY = 0.8;

/** The width in pixels to ask for a picture that is shown `shownPx` wide. */
export const imageWidth = (shownPx: number): number => Math.ceil(shownPx * IMAGE_RESIZE_FACTOR);
