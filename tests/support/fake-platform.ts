import type { Page } from '@playwright/test';

/** What the page's fake devices have noted, read from outside. */
export type Spoken = { said: string[]; stopped: number };
type Fakes = { spoken: Spoken; paper: string[]; isPrinterOn: boolean };
type WithFakes = { senadoFakes: Fakes };

/** A machine with a Cantonese voice and a serial printer, as a browser offers them. Runs in the page. */
const install = (): void => {
  const fakes: Fakes = { spoken: { said: [], stopped: 0 }, paper: [], isPrinterOn: true };
  (globalThis as unknown as WithFakes).senadoFakes = fakes;
  const voices = [
    { lang: 'en-GB', name: 'Ada', localService: true, default: true },
    { lang: 'zh-HK', name: '曉佳', localService: true, default: false },
  ];
  const synthesis = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    cancel: () => {
      fakes.spoken.stopped += 1;
    },
    speak: ({ text, voice }: { text: string; voice: { lang: string } }) => {
      fakes.spoken.said.push(`${voice.lang}: ${text}`);
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    value: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });

  let bytes: number[] = [];
  const port = {
    getInfo: () => ({ usbVendorId: 0x04b8, usbProductId: 0x0202 }),
    open: async () => {
      bytes = [];
    },
    close: async () => {
      if (bytes.length > 0) fakes.paper.push(btoa(String.fromCodePoint(...bytes)));
    },
    get writable() {
      return new WritableStream<Uint8Array>({
        write: (piece) => {
          for (const byte of piece) bytes.push(byte);
        },
      });
    },
  };
  Object.defineProperty(navigator, 'serial', {
    value: Object.assign(new EventTarget(), {
      getPorts: async () => (fakes.isPrinterOn ? [port] : []),
      requestPort: async () => port,
    }),
  });
};

/** Voices and a printer of a till, for journeys: installed before its page opens. */
export const fakePlatform = async (page: Page) => {
  await page.addInitScript(install);
  return {
    spoken: (): Promise<Spoken> =>
      page.evaluate(() => (globalThis as unknown as WithFakes).senadoFakes.spoken),
    /** What the printer got, a paper each. */
    papers: async (): Promise<Uint8Array[]> =>
      (await page.evaluate(() => (globalThis as unknown as WithFakes).senadoFakes.paper)).map(
        (text) => Uint8Array.from(Buffer.from(text, 'base64')),
      ),
    switchPrinter: (isOn: boolean): Promise<void> =>
      page.evaluate((on) => {
        (globalThis as unknown as WithFakes).senadoFakes.isPrinterOn = on;
      }, isOn),
  };
};
