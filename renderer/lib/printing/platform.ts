/** What is used here of WebUSB and Web Serial; TypeScript's own library does not know them. */
export type UsbEndpoint = {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: string;
};
export type UsbInterface = {
  readonly interfaceNumber: number;
  readonly alternate: {
    readonly interfaceClass: number;
    readonly endpoints: readonly UsbEndpoint[];
  };
};
export type UsbDevice = {
  readonly vendorId: number;
  readonly productId: number;
  readonly serialNumber?: string | null;
  readonly productName?: string | null;
  readonly opened: boolean;
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  forget?(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(
    endpoint: number,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<{ status: string; bytesWritten: number }>;
};
export type Usb = {
  getDevices(): Promise<UsbDevice[]>;
  requestDevice(options: {
    filters: readonly { classCode?: number; vendorId?: number }[];
  }): Promise<UsbDevice>;
};

export type PrinterPort = {
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  forget?(): Promise<void>;
  getInfo(): { usbVendorId?: number; usbProductId?: number };
  readonly writable: WritableStream<Uint8Array> | null;
};
export type PrinterPorts = {
  getPorts(): Promise<PrinterPort[]>;
  requestPort(): Promise<PrinterPort>;
};

type Platform = { usb?: Usb; serial?: PrinterPorts };

/** Null where the browser has none (Firefox, Safari, a page without https). */
export const webUsb = (): Usb | null => (navigator as Platform).usb ?? null;
export const serialPorts = (): PrinterPorts | null => (navigator as Platform).serial ?? null;
