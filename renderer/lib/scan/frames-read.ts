/** Frames without it after which a code has left the camera's picture. A machine that stalls for 3 s has seen nothing leave. */
export const FRAMES_AWAY = 10;

/** Frames that were read since the page opened, of all cameras, whether they held a code or not. A camera that is closed counts as so many without. */
export const frames = { read: 0 };
