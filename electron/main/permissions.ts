import { isOwnUrl } from './app-origin.ts';
import { backendPlace } from './backend-url.ts';

/** A page's permission request: who asks (every address that the runtime gives), and for `media` the kinds of media. */
export type PermissionAsk = {
  readonly permission: string;
  readonly from: readonly (string | undefined)[];
  readonly isMainFrame: boolean;
  readonly media: readonly string[];
};

const isOwn = (from: PermissionAsk['from']): boolean => {
  const given = from.filter((address) => address !== undefined && address !== '');
  return given.length > 0 && given.every((address) => isOwnUrl(address!));
};

/** Only our own main frame, and only for the camera's picture, HID and serial scanners, USB and serial printers, and reaching a backend on this machine or its network. All else is denied. */
export const isPermitted = (ask: PermissionAsk, backend: string): boolean => {
  if (!ask.isMainFrame || !isOwn(ask.from)) return false;
  switch (ask.permission) {
    case 'media':
      return ask.media.length > 0 && ask.media.every((kind) => kind === 'video');
    case 'hid':
    case 'serial':
    case 'usb':
      return true;
    case 'loopback-network':
      return backendPlace(backend) === 'loopback';
    case 'local-network':
      return backendPlace(backend) === 'local';
    case 'local-network-access':
      return backendPlace(backend) !== 'public';
    default:
      return false;
  }
};

/** Devices a page may use without being asked again: scanners and printers, for our own origin. */
export const isDevicePermitted = (device: { deviceType: string; origin: string }): boolean =>
  ['hid', 'serial', 'usb'].includes(device.deviceType) && isOwnUrl(device.origin);
