/** The packages ship no types. `open` and the events are what is used of them; `connect` and `reconnect` report neither refusals nor when they are done. */
declare module '@point-of-sale/webserial-barcode-scanner' {
  import type { SerialPort } from './platform.ts';
  export default class WebSerialBarcodeScanner {
    constructor(options: { baudRate: number });
    /** Opens the port and reads it; settles when the port is gone, rejects when it cannot be opened. */
    open(port: SerialPort): Promise<void>;
    disconnect(): Promise<void>;
    addEventListener(name: 'connected' | 'disconnected' | 'barcode', listener: () => void): void;
  }
}

declare module '@point-of-sale/webhid-barcode-scanner' {
  import type { HidDevice } from './platform.ts';
  export default class WebHIDBarcodeScanner {
    constructor(options?: object);
    reconnect(known?: object): Promise<void>;
    open(device: HidDevice): Promise<void>;
    disconnect(): Promise<void>;
    addEventListener(
      name: 'barcode',
      listener: (read: { value: string; aim?: string }) => void,
    ): void;
    addEventListener(name: 'connected' | 'disconnected', listener: () => void): void;
  }
}
