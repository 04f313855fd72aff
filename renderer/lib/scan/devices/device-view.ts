/** How a serial or HID scanner is. `lost`: known here, but unplugged or off; it is opened again when it is back. `busy`: another program holds it. */
export type DeviceState = 'unsupported' | 'none' | 'opening' | 'on' | 'lost' | 'busy';
export type DeviceView = {
  readonly state: DeviceState;
  /** What it is called, where that is known. */ readonly name: string;
};

/** A scanner that a person connects once. `connect` needs a press of a button; it resolves when the person has chosen, or has not. */
export type DeviceSource = {
  start(): void;
  stop(): void;
  connect(): Promise<void>;
  /** Tries the remembered one again. */
  again(): void;
  /** Lets it go and does not open it any more. */
  forget(): Promise<void>;
};

/** The person has closed the browser's list without choosing. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFoundError' || error.name === 'AbortError');
