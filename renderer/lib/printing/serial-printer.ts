import type { PrintOutcome } from '#shared/ipc/printing.ts';
import { within } from './deadline.ts';
import { serialPorts, type PrinterPort } from './platform.ts';
import type { PrinterSetup } from './printer-setup.ts';

export type SerialChoice = NonNullable<PrinterSetup['serial']>;

/** Bits on the wire for each byte, with start and stop. */
const BITS = 10;
const SPARE_MS = 6000;

const idsOf = (port: PrinterPort) => {
  const { usbVendorId = null, usbProductId = null } = port.getInfo();
  return { vendorId: usbVendorId, productId: usbProductId };
};

/** Lets the person choose a port; null when they have not. */
export const chooseSerial = async (baudRate: number): Promise<SerialChoice | null> => {
  const port = await serialPorts()
    ?.requestPort()
    .catch(() => undefined);
  return port ? { ...idsOf(port), baudRate } : null;
};

const write = async (port: PrinterPort, bytes: Uint8Array): Promise<void> => {
  const writer = port.writable?.getWriter();
  if (!writer) throw new Error('the port takes nothing');
  try {
    await writer.write(bytes);
    await writer.close();
  } finally {
    writer.releaseLock();
  }
};

/** Sends bytes to the printer on the chosen serial port, which is held only while it prints. */
export const printSerial = async (
  wanted: SerialChoice | null,
  bytes: Uint8Array,
): Promise<PrintOutcome> => {
  const ports = (await serialPorts()?.getPorts()) ?? [];
  const port =
    wanted &&
    ports.find(
      (each) =>
        idsOf(each).vendorId === wanted.vendorId && idsOf(each).productId === wanted.productId,
    );
  if (!port) return 'off';
  const patienceMs = SPARE_MS + (bytes.length * BITS * 1000) / wanted.baudRate;
  try {
    await port.open({ baudRate: wanted.baudRate });
    await within(patienceMs, write(port, bytes));
    return 'done';
  } catch {
    return 'failed';
  } finally {
    await port.close().catch(() => undefined);
  }
};
