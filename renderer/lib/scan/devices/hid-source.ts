import WebHIDBarcodeScanner from '@point-of-sale/webhid-barcode-scanner';
import type { EmitScan } from '../scan.ts';
import { isCancelled, type DeviceSource, type DeviceView } from './device-view.ts';
import { webHid, type HidDevice } from './platform.ts';

export type KnownHid = { vendorId: number; productId: number; name: string };
type Options = {
  emit: EmitScan;
  onView: (view: DeviceView) => void;
  known: () => KnownHid | null;
  remember: (device: KnownHid | null) => void;
};

/** USB's point-of-sale page, usage "bar code scanner": what a scanner in HID POS mode says it is, whoever made it. */
const HID_POS = { usagePage: 0x8c, usage: 2 };
const isScanner = ({ collections }: HidDevice): boolean =>
  collections.some(
    ({ usagePage, usage }) => usagePage === HID_POS.usagePage && usage === HID_POS.usage,
  );

/** The package looks for scanners by itself when one is plugged in, with an argument missing; which one is opened is decided here. */
class Scanner extends WebHIDBarcodeScanner {
  override reconnect(): Promise<void> {
    return Promise.resolve();
  }
}

/** A scanner in HID POS mode (WebHID): connected once by a person, then opened by itself at each start and each time that it is plugged in. */
export const hidSource = ({ emit, onView, known, remember }: Options): DeviceSource => {
  const hid = webHid();
  let scanner: Scanner | null = null;
  let open: HidDevice | null = null;
  let isStarted = false;

  const show = (state: DeviceView['state'], facts: KnownHid | null = known()): void =>
    onView({ state, name: facts?.name ?? '' });

  const theScanner = (): Scanner => {
    if (scanner) return scanner;
    scanner = new Scanner();
    scanner.addEventListener('barcode', ({ value }) => {
      if (isStarted && value !== '') emit(value);
    });
    return scanner;
  };

  const run = async (device: HidDevice): Promise<void> => {
    if (open) return;
    open = device;
    const facts: KnownHid = {
      vendorId: device.vendorId,
      productId: device.productId,
      name: device.productName,
    };
    show('opening', facts);
    try {
      await theScanner().open(device);
      remember(facts);
      show('on', facts);
    } catch {
      open = null;
      show('busy', facts);
    }
  };

  const close = async (): Promise<void> => {
    if (!open) return;
    open = null;
    // one that was unplugged meanwhile is closed already
    await scanner?.disconnect().catch(() => undefined);
  };

  const resume = async (): Promise<void> => {
    const wanted = known();
    if (!hid || !wanted || open) return;
    const devices = await hid.getDevices();
    const found = devices.find(
      (device) =>
        isScanner(device) &&
        device.vendorId === wanted.vendorId &&
        device.productId === wanted.productId,
    );
    if (found) await run(found);
    else show('lost', wanted);
  };
  const again = (): void => {
    void resume();
  };
  const onUnplugged = (event: Event): void => {
    if ((event as Event & { device?: HidDevice }).device !== open) return;
    open = null;
    show('lost');
  };

  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      show(hid ? 'none' : 'unsupported', null);
      hid?.addEventListener('connect', again);
      hid?.addEventListener('disconnect', onUnplugged);
      again();
    },
    stop: () => {
      isStarted = false;
      hid?.removeEventListener('connect', again);
      hid?.removeEventListener('disconnect', onUnplugged);
      void close();
    },
    connect: async () => {
      if (!hid) return;
      try {
        const [device] = await hid.requestDevice({ filters: [HID_POS] });
        if (!device) return;
        await close();
        await run(device);
      } catch (error) {
        if (!isCancelled(error)) show('busy');
      }
    },
    again,
    forget: async () => {
      const device = open;
      await close();
      await device?.forget?.();
      remember(null);
      show('none', null);
    },
  };
};
