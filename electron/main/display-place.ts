type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Display = { readonly id: number; readonly bounds: Box };

/** The screen for the customer: the first one without the console's window, or null where there is none. */
export const customerPlace = (
  displays: readonly Display[],
  consoleDisplay: number,
): Display | null => displays.find(({ id }) => id !== consoleDisplay) ?? null;
