import WebHIDBarcodeScanner from '@point-of-sale/webhid-barcode-scanner';
import type { EmitScan } from '../scan.ts';
import type { DeviceSource } from './device-view.ts';
import { webHid, type HidDevice } from './platform.ts';
import { RememberedSource, type SourceOptions } from './remembered-source.ts';

export type KnownHid = { vendorId: number; productId: number; name: string };
type Options = SourceOptions<KnownHid> & { emit: EmitScan };

/** USB's point-of-sale page, usage "bar code scanner": what a scanner in HID POS mode reports, whoever made it. */
const HID_POS = { usagePage: 0x8c, usage: 2 };
const isScanner = ({ collections }: HidDevice): boolean =>
  collections.some(
    ({ usagePage, usage }) => usagePage === HID_POS.usagePage && usage === HID_POS.usage,
  );

const factsOf = ({ vendorId, productId, productName }: HidDevice): KnownHid => ({
  vendorId,
  productId,
  name: productName,
});

/** The package reconnects automatically when a scanner is plugged in, with an argument missing; so the choice is made here. */
class Scanner extends WebHIDBarcodeScanner {
  override reconnect(): Promise<void> {
    return Promise.resolve();
  }
}

class HidSource extends RememberedSource<HidDevice, KnownHid> {
  protected readonly platform = webHid();
  protected openDevice: HidDevice | null = null;
  readonly #emit: EmitScan;
  #scanner: Scanner | null = null;

  constructor({ emit, ...options }: Options) {
    super(options);
    this.#emit = emit;
  }

  protected nameOf(facts: KnownHid): string {
    return facts.name;
  }

  protected async find(wanted: KnownHid): Promise<HidDevice | undefined> {
    const devices = (await this.platform?.getDevices()) ?? [];
    return devices.find(
      (device) =>
        isScanner(device) &&
        device.vendorId === wanted.vendorId &&
        device.productId === wanted.productId,
    );
  }

  protected async request(): Promise<HidDevice | undefined> {
    const devices = await this.platform?.requestDevice({ filters: [HID_POS] });
    return devices?.[0];
  }

  protected async open(device: HidDevice): Promise<void> {
    if (this.openDevice) return;
    this.openDevice = device;
    const facts = factsOf(device);
    this.show('opening', facts);
    try {
      await this.#theScanner().open(device);
      this.remember(facts);
      this.show('on', facts);
    } catch {
      this.openDevice = null;
      this.show('busy', facts);
    }
  }

  protected async close(): Promise<void> {
    if (!this.openDevice) return;
    this.openDevice = null;
    // one that was unplugged meanwhile is closed already
    await this.#scanner?.disconnect().catch(() => undefined);
  }

  protected onUnplugged(event: Event): void {
    if ((event as Event & { device?: HidDevice }).device !== this.openDevice) return;
    this.openDevice = null;
    this.show('lost');
  }

  #theScanner(): Scanner {
    if (this.#scanner) return this.#scanner;
    const scanner = new Scanner();
    scanner.addEventListener('barcode', ({ value }) => {
      if (this.isStarted && value !== '') this.#emit(value);
    });
    this.#scanner = scanner;
    return scanner;
  }
}

/** A scanner in HID POS mode (WebHID). */
export const hidSource = (options: Options): DeviceSource => new HidSource(options);
