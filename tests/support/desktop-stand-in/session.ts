import { EventEmitter } from 'node:events';

type Details = Record<string, unknown>;
type RequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: Details,
) => void;
type CheckHandler = (
  contents: unknown,
  permission: string,
  origin: string,
  details: Details,
) => boolean;

/** What Chromium calls a permission, what Electron calls it, and the details that Electron gives with it. */
const ASKED: readonly {
  readonly chromium: string;
  readonly permission: string;
  readonly media?: 'video' | 'audio';
}[] = [
  { chromium: 'videoCapture', permission: 'media', media: 'video' },
  { chromium: 'audioCapture', permission: 'media', media: 'audio' },
  { chromium: 'geolocation', permission: 'geolocation' },
  { chromium: 'notifications', permission: 'notifications' },
  { chromium: 'midi', permission: 'midi' },
  { chromium: 'midiSysex', permission: 'midiSysex' },
  { chromium: 'clipboardReadWrite', permission: 'clipboard-read' },
  { chromium: 'wakeLockScreen', permission: 'screen-wake-lock' },
  { chromium: 'idleDetection', permission: 'idle-detection' },
  { chromium: 'localFonts', permission: 'local-fonts' },
  { chromium: 'windowManagement', permission: 'window-management' },
];

class Session extends EventEmitter {
  #onRequest: RequestHandler | null = null;
  #onCheck: CheckHandler | null = null;

  setPermissionRequestHandler(handler: RequestHandler | null): void {
    this.#onRequest = handler;
  }
  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.#onCheck = handler;
  }
  // HID and serial devices cannot be plugged into a headless Chromium: taken, never asked
  setDevicePermissionHandler(_handler: unknown): void {}

  /** Asks main's handlers for each permission, as `url` would; granted is what both say yes to. */
  granted(contents: unknown, url: string): string[] {
    return ASKED.filter(({ permission, media }) => {
      const details = { requestingUrl: url, securityOrigin: url, isMainFrame: true };
      const isChecked =
        this.#onCheck?.(contents, permission, url, {
          ...details,
          ...(media ? { mediaType: media } : {}),
        }) ?? true;
      let isGiven = this.#onRequest === null;
      this.#onRequest?.(
        contents,
        permission,
        (granted) => {
          isGiven = granted;
        },
        { ...details, ...(media ? { mediaTypes: [media] } : {}) },
      );
      return isChecked && isGiven;
    }).map(({ chromium }) => chromium);
  }
}

export const session = { defaultSession: new Session() };
