import { expect, it } from 'vitest';
import { isDevicePermitted, isPermitted, type PermissionAsk } from './permissions.ts';

const ask = (more: Partial<PermissionAsk>): PermissionAsk => ({
  permission: 'media',
  from: ['app://senado/', 'app://senado'],
  isMainFrame: true,
  media: ['video'],
  ...more,
});
const allowed = (more: Partial<PermissionAsk>, backend = 'http://127.0.0.1:3000') =>
  isPermitted(ask(more), backend);

it("grants our own page the camera's picture and scanners", () => {
  expect(allowed({})).toBe(true);
  expect(allowed({ permission: 'hid', media: [] })).toBe(true);
  expect(allowed({ permission: 'serial', media: [] })).toBe(true);
});

it('denies sound, unknown media and everything else', () => {
  expect(
    [['audio'], ['video', 'audio'], ['unknown'], []].filter((media) => allowed({ media })),
  ).toEqual([]);
  expect(
    [
      'geolocation',
      'notifications',
      'midi',
      'clipboard-read',
      'display-capture',
      'fileSystem',
      'openExternal',
      'unknown',
      'fullscreen',
    ].filter((permission) => allowed({ permission })),
  ).toEqual([]);
});

it('denies other origins, frames within, and who does not say where it comes from', () => {
  expect(allowed({ from: ['https://evil.example/'] })).toBe(false);
  expect(allowed({ from: ['app://senado/', 'https://evil.example'] })).toBe(false);
  expect(allowed({ from: [] })).toBe(false);
  expect(allowed({ from: [undefined, ''] })).toBe(false);
  expect(allowed({ isMainFrame: false })).toBe(false);
});

it('lets our page reach a backend on this machine or its network, only where the backend is', () => {
  expect(allowed({ permission: 'loopback-network' })).toBe(true);
  expect(allowed({ permission: 'local-network' })).toBe(false);
  expect(allowed({ permission: 'local-network' }, 'http://192.168.1.5')).toBe(true);
  expect(allowed({ permission: 'local-network-access' }, 'https://till.example')).toBe(false);
});

it('permits HID, serial and USB devices for our own origin only', () => {
  expect(isDevicePermitted({ deviceType: 'hid', origin: 'app://senado' })).toBe(true);
  expect(isDevicePermitted({ deviceType: 'usb', origin: 'app://senado' })).toBe(true);
  expect(isDevicePermitted({ deviceType: 'usb', origin: 'https://evil.example' })).toBe(false);
  expect(isDevicePermitted({ deviceType: 'bluetooth', origin: 'app://senado' })).toBe(false);
  expect(isDevicePermitted({ deviceType: 'serial', origin: 'https://evil.example' })).toBe(false);
});
