/** What a test does with the scanners that stand at the browser's door. */
export type FakeScanners = {
  serial: { plug(): void; unplug(): void; send(text: string): void };
  hid: { plug(): void; unplug(): void; send(text: string): void };
  cameras: { plug(id: string): void; unplug(id: string): void };
};

/**
 * Puts scanners and cameras behind `navigator.serial`, `navigator.hid` and `navigator.mediaDevices`: the platform, where a headless browser has none to plug in.
 * Given to `addInitScript` by its source, so it stands alone. What a person has allowed is kept for the tab, as a browser keeps it.
 */
export const fakeScanners = (): void => {
  const allowed = (name: string): boolean => sessionStorage.getItem(`fake.${name}`) === 'yes';
  const allow = (name: string): void => sessionStorage.setItem(`fake.${name}`, 'yes');
  const put = (name: string, value: unknown): void => {
    Object.defineProperty(navigator, name, { value, configurable: true });
  };
  const bytesOf = (text: string): Uint8Array =>
    Uint8Array.from(text, (char) => char.codePointAt(0)!);

  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isSerialHere = true;
  const port = Object.assign(new EventTarget(), {
    readable: null as ReadableStream<Uint8Array> | null,
    async open() {
      port.readable = new ReadableStream({
        start: (controller) => {
          feed = controller;
        },
      });
    },
    async close() {
      port.readable = null;
    },
    async forget() {
      sessionStorage.removeItem('fake.serial');
    },
    getInfo: () => ({ usbVendorId: 0x0c2e, usbProductId: 0x0b6a }),
  });
  const serial = Object.assign(new EventTarget(), {
    getPorts: async () => (isSerialHere && allowed('serial') ? [port] : []),
    requestPort: async () => {
      allow('serial');
      return port;
    },
  });
  put('serial', serial);

  let isHidHere = true;
  const device = Object.assign(new EventTarget(), {
    vendorId: 0x05e0,
    productId: 0x1200,
    productName: 'Counter Scanner',
    collections: [{ usagePage: 0x8c, usage: 2 }],
    async open() {},
    async close() {},
    async forget() {
      sessionStorage.removeItem('fake.hid');
    },
  });
  const hid = Object.assign(new EventTarget(), {
    getDevices: async () => (isHidHere && allowed('hid') ? [device] : []),
    requestDevice: async () => {
      allow('hid');
      return [device];
    },
  });
  put('hid', hid);
  const report = (text: string): Event => {
    const data = new DataView(new ArrayBuffer(63));
    data.setUint8(0, text.length);
    [...`]C0${text}`].forEach((char, index) => data.setUint8(index + 1, char.codePointAt(0)!));
    return Object.assign(new Event('inputreport'), { device, data, reportId: 2 });
  };

  const cameras = new Map([
    ['front', 'Counter webcam'],
    ['hand', 'Hand scanner camera'],
  ]);
  const gone = new Set<string>(JSON.parse(sessionStorage.getItem('fake.gone') ?? '[]') as string[]);
  const open = new Map<string, MediaStreamTrack>();
  const media = navigator.mediaDevices;
  const here = (): string[] => [...cameras.keys()].filter((id) => !gone.has(id));
  const picture = (id: string): MediaStream => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const context = canvas.getContext('2d')!;
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      context.fillStyle = count % 2 === 0 ? '#345' : '#346';
      context.fillRect(0, 0, 1280, 720);
    }, 50);
    const stream = canvas.captureStream(20);
    const [track] = stream.getVideoTracks();
    const settings = track!.getSettings.bind(track);
    track!.getSettings = () => ({ ...settings(), deviceId: id, width: 1280, height: 720 });
    const stop = track!.stop.bind(track);
    track!.stop = () => {
      clearInterval(timer);
      stop();
    };
    open.set(id, track!);
    return stream;
  };
  const wantedOf = (video: MediaStreamConstraints['video']): string | undefined => {
    const wanted = typeof video === 'object' ? video.deviceId : undefined;
    if (typeof wanted === 'string') return wanted;
    return wanted && 'exact' in wanted ? String(wanted.exact) : undefined;
  };
  media.enumerateDevices = async () =>
    here().map((id) => ({
      kind: 'videoinput',
      deviceId: id,
      groupId: '',
      label: cameras.get(id)!,
      toJSON: () => ({}),
    }));
  media.getUserMedia = async (constraints) => {
    const wanted = wantedOf(constraints?.video);
    const id = wanted ?? here()[0];
    if (id === undefined || !here().includes(id))
      throw new DOMException(
        'Requested device not found',
        wanted === undefined ? 'NotFoundError' : 'OverconstrainedError',
      );
    return picture(id);
  };
  const tellCameras = (): void => {
    sessionStorage.setItem('fake.gone', JSON.stringify([...gone]));
    media.dispatchEvent(new Event('devicechange'));
  };

  const fakes: FakeScanners = {
    serial: {
      plug: () => {
        isSerialHere = true;
        serial.dispatchEvent(new Event('connect'));
      },
      unplug: () => {
        isSerialHere = false;
        port.readable = null;
        feed?.error(new DOMException('The device has been lost.', 'NetworkError'));
      },
      send: (text) => feed?.enqueue(bytesOf(text)),
    },
    hid: {
      plug: () => {
        isHidHere = true;
        hid.dispatchEvent(Object.assign(new Event('connect'), { device }));
      },
      unplug: () => {
        isHidHere = false;
        hid.dispatchEvent(Object.assign(new Event('disconnect'), { device }));
      },
      send: (text) => {
        device.dispatchEvent(report(text));
      },
    },
    cameras: {
      plug: (id) => {
        gone.delete(id);
        tellCameras();
      },
      unplug: (id) => {
        gone.add(id);
        open.get(id)?.stop();
        open.get(id)?.dispatchEvent(new Event('ended'));
        tellCameras();
      },
    },
  };
  Object.assign(window, { fakeScanners: fakes });
};
