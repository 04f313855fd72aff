import WebSerialBarcodeScanner from '@point-of-sale/webserial-barcode-scanner';
import type { EmitScan } from '../scan.ts';
import { isCancelled, type DeviceSource, type DeviceView } from './device-view.ts';
import { webSerial, type SerialPort } from './platform.ts';
import { heardPort, lineCutter } from './serial-lines.ts';

export type KnownPort = { vendorId: number | null; productId: number | null; baudRate: number };
type Options = {
  emit: EmitScan;
  onView: (view: DeviceView) => void;
  known: () => KnownPort | null;
  remember: (port: KnownPort | null) => void;
  /** The speed that the person has chosen for the next connection. */
  baudRate: () => number;
};

const hex = (id: number): string => id.toString(16).padStart(4, '0');
const nameOf = ({ vendorId, productId }: KnownPort): string =>
  vendorId === null || productId === null ? '' : `USB ${hex(vendorId)}:${hex(productId)}`;
const factsOf = (port: SerialPort, baudRate: number): KnownPort => {
  const { usbVendorId = null, usbProductId = null } = port.getInfo();
  return { vendorId: usbVendorId, productId: usbProductId, baudRate };
};

/** A scanner on a serial port (Web Serial): connected once by a person, then opened by itself at each start and each time that it is plugged in. */
export const serialSource = ({
  emit,
  onView,
  known,
  remember,
  baudRate,
}: Options): DeviceSource => {
  const serial = webSerial();
  let open: { scanner: WebSerialBarcodeScanner; port: SerialPort; end: () => void } | null = null;
  let isStarted = false;

  const show = (state: DeviceView['state'], facts: KnownPort | null = known()): void =>
    onView({ state, name: facts ? nameOf(facts) : '' });

  const run = async (port: SerialPort, facts: KnownPort): Promise<void> => {
    if (open) return;
    const scanner = new WebSerialBarcodeScanner({ baudRate: facts.baudRate });
    const lines = lineCutter(emit);
    const heard = heardPort(port, lines.push);
    const mine = { scanner, port, end: heard.end };
    open = mine;
    let isOn = false;
    scanner.addEventListener('connected', () => {
      isOn = true;
      if (open !== mine) return;
      remember(facts);
      show('on', facts);
    });
    scanner.addEventListener('barcode', () => lines.flush());
    show('opening', facts);
    // reads until the port is gone
    await scanner.open(heard.port).catch(() => undefined);
    if (open !== mine) return;
    open = null;
    show(isOn ? 'lost' : 'busy', facts);
  };

  const close = async (): Promise<void> => {
    const closing = open;
    open = null;
    closing?.end();
    // a port that was unplugged meanwhile is closed already
    await closing?.scanner.disconnect().catch(() => undefined);
  };

  const resume = async (): Promise<void> => {
    const wanted = known();
    if (!serial || !wanted || open) return;
    const ports = await serial.getPorts();
    const found = ports.find((port) => {
      const { vendorId, productId } = factsOf(port, 0);
      return vendorId === wanted.vendorId && productId === wanted.productId;
    });
    if (found) void run(found, wanted);
    else show('lost', wanted);
  };
  const again = (): void => {
    void resume();
  };
  const onUnplugged = ({ target }: Event): void => {
    if (open === null || (target as unknown) !== open.port) return;
    const facts = known();
    void close().then(() => show('lost', facts));
  };

  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      show(serial ? 'none' : 'unsupported', null);
      serial?.addEventListener('connect', again);
      serial?.addEventListener('disconnect', onUnplugged);
      again();
    },
    stop: () => {
      isStarted = false;
      serial?.removeEventListener('connect', again);
      serial?.removeEventListener('disconnect', onUnplugged);
      void close();
    },
    connect: async () => {
      if (!serial) return;
      try {
        const port = await serial.requestPort();
        await close();
        void run(port, factsOf(port, baudRate()));
      } catch (error) {
        if (!isCancelled(error)) show('busy');
      }
    },
    again,
    forget: async () => {
      const port = open?.port;
      await close();
      await port?.forget?.();
      remember(null);
      show('none', null);
    },
  };
};
