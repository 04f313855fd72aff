/** What is used here of Web Serial and WebHID; TypeScript's own library does not know them. */
export type SerialPort = {
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  forget?(): Promise<void>;
  getInfo(): { usbVendorId?: number; usbProductId?: number };
  readonly readable: ReadableStream<Uint8Array> | null;
};
export type Serial = EventTarget & {
  getPorts(): Promise<SerialPort[]>;
  requestPort(): Promise<SerialPort>;
};

export type HidDevice = EventTarget & {
  open(): Promise<void>;
  close(): Promise<void>;
  forget?(): Promise<void>;
  readonly vendorId: number;
  readonly productId: number;
  readonly productName: string;
  readonly collections: readonly { usagePage?: number; usage?: number }[];
};
export type Hid = EventTarget & {
  getDevices(): Promise<HidDevice[]>;
  requestDevice(options: {
    filters: readonly { usagePage?: number; usage?: number }[];
  }): Promise<HidDevice[]>;
};

type Platform = { serial?: Serial; hid?: Hid };

/** Null where the browser has none (Firefox, Safari, a page without https). */
export const webSerial = (): Serial | null => (navigator as Platform).serial ?? null;
export const webHid = (): Hid | null => (navigator as Platform).hid ?? null;
