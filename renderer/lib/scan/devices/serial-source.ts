import WebSerialBarcodeScanner from '@point-of-sale/webserial-barcode-scanner';
import type { EmitScan } from '../scan.ts';
import type { DeviceSource } from './device-view.ts';
import { webSerial, type SerialPort } from './platform.ts';
import { RememberedSource, type SourceOptions } from './remembered-source.ts';
import { tappedPort, lineCutter } from './serial-lines.ts';

export type KnownPort = { vendorId: number | null; productId: number | null; baudRate: number };
type Options = SourceOptions<KnownPort> & {
  emit: EmitScan;
  /** The speed that the person has chosen for the next connection. */
  baudRate: () => number;
};

const hex = (id: number): string => id.toString(16).padStart(4, '0');
const factsOf = (port: SerialPort, baudRate: number): KnownPort => {
  const { usbVendorId = null, usbProductId = null } = port.getInfo();
  return { vendorId: usbVendorId, productId: usbProductId, baudRate };
};

type OpenPort = { scanner: WebSerialBarcodeScanner; port: SerialPort; end: () => void };

class SerialSource extends RememberedSource<SerialPort, KnownPort> {
  protected readonly platform = webSerial();
  readonly #emit: EmitScan;
  readonly #baudRate: () => number;
  #open: OpenPort | null = null;

  constructor({ emit, baudRate, ...options }: Options) {
    super(options);
    this.#emit = emit;
    this.#baudRate = baudRate;
  }

  protected get openDevice(): SerialPort | null {
    return this.#open?.port ?? null;
  }

  protected nameOf({ vendorId, productId }: KnownPort): string {
    return vendorId === null || productId === null ? '' : `USB ${hex(vendorId)}:${hex(productId)}`;
  }

  protected async find(wanted: KnownPort): Promise<SerialPort | undefined> {
    const ports = (await this.platform?.getPorts()) ?? [];
    return ports.find((port) => {
      const { vendorId, productId } = factsOf(port, 0);
      return vendorId === wanted.vendorId && productId === wanted.productId;
    });
  }

  protected request(): Promise<SerialPort | undefined> {
    return this.platform?.requestPort() ?? Promise.resolve(undefined);
  }

  /** Returns at once: reading goes on until the port is gone. */
  protected open(port: SerialPort, wanted: KnownPort | null): void {
    void this.#read(port, wanted ?? factsOf(port, this.#baudRate()));
  }

  async #read(port: SerialPort, facts: KnownPort): Promise<void> {
    if (this.#open) return;
    const scanner = new WebSerialBarcodeScanner({ baudRate: facts.baudRate });
    const lines = lineCutter(this.#emit);
    const tapped = tappedPort(port, lines.push);
    const mine: OpenPort = { scanner, port, end: tapped.end };
    this.#open = mine;
    let isOn = false;
    scanner.addEventListener('connected', () => {
      isOn = true;
      if (this.#open !== mine) return;
      this.remember(facts);
      this.show('on', facts);
    });
    scanner.addEventListener('barcode', () => lines.flush());
    this.show('opening', facts);
    await scanner.open(tapped.port).catch(() => undefined);
    if (this.#open !== mine) return;
    this.#open = null;
    this.show(isOn ? 'lost' : 'busy', facts);
  }

  protected async close(): Promise<void> {
    const closing = this.#open;
    this.#open = null;
    closing?.end();
    // a port that was unplugged meanwhile is closed already
    await closing?.scanner.disconnect().catch(() => undefined);
  }

  protected onUnplugged({ target }: Event): void {
    if (this.#open === null || (target as unknown) !== this.#open.port) return;
    const facts = this.known;
    void this.close().then(() => this.show('lost', facts));
  }
}

/** A scanner on a serial port (Web Serial). */
export const serialSource = (options: Options): DeviceSource => new SerialSource(options);
