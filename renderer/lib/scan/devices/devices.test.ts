// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { DeviceView } from './device-view.ts';
import { hidSource, type KnownHid } from './hid-source.ts';
import { lineCutter } from './serial-lines.ts';
import { serialSource, type KnownPort } from './serial-source.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.codePointAt(0)!);

/** A serial scanner at the browser's door. */
const fakePort = () => {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const port = {
    isBusy: false,
    openedAt: 0,
    isForgotten: false,
    readable: null as ReadableStream<Uint8Array> | null,
    open: async ({ baudRate }: { baudRate: number }) => {
      if (port.isBusy) throw new DOMException('Failed to open serial port.', 'NetworkError');
      port.openedAt = baudRate;
      port.readable = new ReadableStream({
        start: (controller) => {
          feed = controller;
        },
      });
    },
    close: async () => {
      port.readable = null;
    },
    forget: async () => {
      port.isForgotten = true;
    },
    getInfo: () => ({ usbVendorId: 0x0c2e, usbProductId: 0x0b6a }),
    send: (text: string) => feed?.enqueue(bytes(text)),
    unplug: () => {
      port.readable = null;
      feed?.error(new DOMException('The device has been lost.', 'NetworkError'));
    },
  };
  return port;
};

const events = <T extends object>(more: T) => Object.assign(new EventTarget(), more);
const put = (name: 'serial' | 'hid', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  put('serial', undefined);
  put('hid', undefined);
  vi.restoreAllMocks();
});

const serialTill = (port: ReturnType<typeof fakePort> | null, wanted: KnownPort | null = null) => {
  let known = wanted;
  const plugged: unknown[] = port ? [port] : [];
  const serial = events({
    getPorts: async () => plugged,
    requestPort: async () => {
      if (!plugged[0]) throw new DOMException('No port selected', 'NotFoundError');
      return plugged[0];
    },
  });
  put('serial', serial);
  const scans: string[] = [];
  const views: DeviceView[] = [];
  const source = serialSource({
    emit: (text) => scans.push(text),
    onView: (view) => views.push(view),
    known: () => known,
    remember: (next) => {
      known = next;
    },
    baudRate: () => 9600,
  });
  return {
    source,
    scans,
    plugged,
    serial,
    known: () => known,
    state: () => views.at(-1)?.state,
    name: () => views.at(-1)?.name,
  };
};
const KNOWN: KnownPort = { vendorId: 0x0c2e, productId: 0x0b6a, baudRate: 115_200 };

describe('a serial scanner', () => {
  it('is connected by a person, remembered, and read at once where its lines end', async () => {
    const port = fakePort();
    const till = serialTill(port);
    till.source.start();
    expect(till.state()).toBe('none');
    await till.source.connect();
    await waitFor(() => expect(till.state()).toBe('on'));
    expect(till.name()).toBe('USB 0c2e:0b6a');
    expect(till.known()).toEqual({ ...KNOWN, baudRate: 9600 });
    port.send('111111');
    port.send('111111\r\n222222222222\r\n');
    await vi.waitFor(() => expect(till.scans).toEqual(['111111111111', '222222222222']), {
      timeout: 200,
    });
  });

  it('reads a scanner without a line end when it pauses', async () => {
    const port = fakePort();
    const till = serialTill(port, KNOWN);
    till.source.start();
    await waitFor(() => expect(till.state()).toBe('on'));
    expect(port.openedAt).toBe(115_200);
    port.send('333333');
    port.send('333333');
    expect(till.scans).toEqual([]);
    await waitFor(() => expect(till.scans).toEqual(['333333333333']));
  });

  it('waits for one that is unplugged and opens it again when it is back', async () => {
    const port = fakePort();
    const till = serialTill(port, KNOWN);
    till.source.start();
    await waitFor(() => expect(till.state()).toBe('on'));
    till.plugged.length = 0;
    port.unplug();
    await waitFor(() => expect(till.state()).toBe('lost'));
    till.plugged.push(port);
    till.serial.dispatchEvent(new Event('connect'));
    await waitFor(() => expect(till.state()).toBe('on'));
    port.send('444444444444\r');
    await waitFor(() => expect(till.scans).toEqual(['444444444444']));
  });

  it('reports when another program uses it, and when it is not connected', async () => {
    const port = fakePort();
    port.isBusy = true;
    const till = serialTill(port, KNOWN);
    till.source.start();
    await waitFor(() => expect(till.state()).toBe('busy'));
    port.isBusy = false;
    till.source.again();
    await waitFor(() => expect(till.state()).toBe('on'));
    const other = serialTill(null, KNOWN);
    other.source.start();
    await waitFor(() => expect(other.state()).toBe('lost'));
  });

  it('is forgotten on request, and nothing changes when a person chooses none', async () => {
    const port = fakePort();
    const till = serialTill(port, KNOWN);
    till.source.start();
    await waitFor(() => expect(till.state()).toBe('on'));
    await till.source.forget();
    expect([till.state(), till.known(), port.isForgotten, port.readable]).toEqual([
      'none',
      null,
      true,
      null,
    ]);
    till.plugged.length = 0;
    await till.source.connect();
    expect(till.state()).toBe('none');
  });

  it('is reported as unsupported where the browser has no serial ports', () => {
    const till = serialTill(null);
    put('serial', undefined);
    const views: DeviceView[] = [];
    serialSource({
      emit: () => undefined,
      onView: (view) => views.push(view),
      known: till.known,
      remember: () => undefined,
      baudRate: () => 9600,
    }).start();
    expect(views).toEqual([{ state: 'unsupported', name: '' }]);
  });

  it('cuts lines wherever the bytes are cut', () => {
    const lines: string[] = [];
    const cutter = lineCutter((line) => lines.push(line));
    for (const part of ['\r', '\nab', 'c\r', '\n', '\n\rde', 'f']) cutter.push(bytes(part));
    cutter.flush();
    cutter.flush();
    expect(lines).toEqual(['abc', 'def']);
  });
});

const HID_POS = [{ usagePage: 0x8c, usage: 2 }];
const fakeHid = (collections: object[] = HID_POS) =>
  events({
    vendorId: 0x05e0,
    productId: 0x1200,
    productName: 'Counter Scanner',
    collections,
    isOpen: false,
    async open(this: { isOpen: boolean }) {
      this.isOpen = true;
    },
    async close(this: { isOpen: boolean }) {
      this.isOpen = false;
    },
  });
const report = (device: EventTarget, text: string): Event => {
  const data = new DataView(new ArrayBuffer(63));
  data.setUint8(0, text.length);
  [...`]C0${text}`].forEach((char, index) => data.setUint8(index + 1, char.codePointAt(0)!));
  return Object.assign(new Event('inputreport'), { device, data, reportId: 2 });
};

const hidTill = (device: ReturnType<typeof fakeHid>, wanted: KnownHid | null = null) => {
  let known = wanted;
  const plugged = [device];
  const hid = events({ getDevices: async () => plugged, requestDevice: async () => plugged });
  put('hid', hid);
  const scans: string[] = [];
  const views: DeviceView[] = [];
  const source = hidSource({
    emit: (text) => scans.push(text),
    onView: (view) => views.push(view),
    known: () => known,
    remember: (next) => {
      known = next;
    },
  });
  return {
    source,
    scans,
    plugged,
    hid,
    known: () => known,
    state: () => views.at(-1)?.state,
    name: () => views.at(-1)?.name,
  };
};

describe('a HID POS scanner', () => {
  it('is connected by a person, remembered, and read without its AIM identifier', async () => {
    const device = fakeHid();
    const till = hidTill(device);
    till.source.start();
    await till.source.connect();
    expect([till.state(), till.name(), till.known()]).toEqual([
      'on',
      'Counter Scanner',
      { vendorId: 0x05e0, productId: 0x1200, name: 'Counter Scanner' },
    ]);
    device.dispatchEvent(report(device, '123456789012'));
    await waitFor(() => expect(till.scans).toEqual(['123456789012']));
  });

  it('is opened at the next start without asking, and only when it is a scanner', async () => {
    const known = { vendorId: 0x05e0, productId: 0x1200, name: 'Counter Scanner' };
    const till = hidTill(fakeHid(), known);
    till.source.start();
    await waitFor(() => expect(till.state()).toBe('on'));
    const keyboard = hidTill(fakeHid([{ usagePage: 1, usage: 6 }]), known);
    keyboard.source.start();
    await waitFor(() => expect(keyboard.state()).toBe('lost'));
  });

  it('waits for one that is unplugged and opens it again when it is back', async () => {
    const device = fakeHid();
    const till = hidTill(device, { vendorId: 0x05e0, productId: 0x1200, name: 'Counter Scanner' });
    till.source.start();
    await waitFor(() => expect(till.state()).toBe('on'));
    till.plugged.length = 0;
    till.hid.dispatchEvent(Object.assign(new Event('disconnect'), { device }));
    expect(till.state()).toBe('lost');
    till.plugged.push(device);
    till.hid.dispatchEvent(Object.assign(new Event('connect'), { device }));
    await waitFor(() => expect(till.state()).toBe('on'));
    device.dispatchEvent(report(device, '210987654321'));
    await waitFor(() => expect(till.scans).toEqual(['210987654321']));
  });
});
