import type { PrintOutcome } from '#shared/ipc/printing.ts';
import { within } from './deadline.ts';
import { webUsb, type UsbDevice, type UsbInterface } from './platform.ts';
import type { PrinterSetup } from './printer-setup.ts';

/** USB's class "printer", which receipt printers of every maker report. */
const PRINTER_CLASS = 7;
/** Some report no class; these makers are known for them. */
const MAKERS = [0x0483, 0x0416, 0x0519, 0x04b8, 0x1504, 0x1d90, 0x1fc9, 0x0fe6];
const STAR = 0x0519;
const PIECE = 16_384;
const PATIENCE_MS = 8000;

export type UsbChoice = NonNullable<PrinterSetup['usb']>;

const factsOf = (device: UsbDevice): UsbChoice => ({
  vendorId: device.vendorId,
  productId: device.productId,
  serialNumber: device.serialNumber ?? '',
  name: device.productName ?? '',
});

/** Lets the person choose a printer; null when they have not. Star's printers have a command set of their own. */
export const chooseUsb = async (): Promise<{
  usb: UsbChoice;
  language: PrinterSetup['language'];
} | null> => {
  const device = await webUsb()
    ?.requestDevice({
      filters: [{ classCode: PRINTER_CLASS }, ...MAKERS.map((vendorId) => ({ vendorId }))],
    })
    .catch(() => undefined);
  return device
    ? { usb: factsOf(device), language: device.vendorId === STAR ? 'star-prnt' : 'esc-pos' }
    : null;
};

const isSame = (device: UsbDevice, wanted: UsbChoice): boolean =>
  device.vendorId === wanted.vendorId &&
  device.productId === wanted.productId &&
  (wanted.serialNumber === '' || (device.serialNumber ?? '') === wanted.serialNumber);

const wayIn = ({ configuration }: UsbDevice): { number: number; endpoint: number } | null => {
  const outOf = ({ alternate }: UsbInterface) =>
    alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
  const candidates = (configuration?.interfaces ?? []).filter((each) => outOf(each));
  const chosen =
    candidates.find(({ alternate }) => alternate.interfaceClass === PRINTER_CLASS) ?? candidates[0];
  const endpoint = chosen && outOf(chosen);
  return chosen && endpoint
    ? { number: chosen.interfaceNumber, endpoint: endpoint.endpointNumber }
    : null;
};

const write = async (device: UsbDevice, bytes: Uint8Array): Promise<void> => {
  if (!device.opened) await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  const way = wayIn(device);
  if (!way) throw new Error('no way into this printer');
  await device.claimInterface(way.number);
  for (let at = 0; at < bytes.length; at += PIECE) {
    const { status } = await device.transferOut(
      way.endpoint,
      Uint8Array.from(bytes.subarray(at, at + PIECE)),
    );
    if (status !== 'ok') throw new Error(`the printer said ${status}`);
  }
};

/** Sends bytes to the chosen USB printer. Other programs may use it in between: it is held only while it prints. */
export const printUsb = async (
  wanted: UsbChoice | null,
  bytes: Uint8Array,
): Promise<PrintOutcome> => {
  const devices = (await webUsb()?.getDevices()) ?? [];
  const device = wanted && devices.find((each) => isSame(each, wanted));
  if (!device) return 'off';
  try {
    await within(PATIENCE_MS, write(device, bytes));
    return 'done';
  } catch {
    return 'failed';
  } finally {
    // one that was unplugged meanwhile is closed already
    await device.close().catch(() => undefined);
  }
};
