import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { app } from 'electron';
import { readDevice, type Device } from './device-file.ts';
import { logs } from './logs.main.ts';

export const thisDevice = (): Promise<Device> =>
  readDevice({
    folder: app.getPath('userData'),
    hostName: hostname(),
    newId: randomUUID,
    report: (what) => logs.warn(what),
  });
