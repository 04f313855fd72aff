import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfThere, replaceFile } from './durable-file.ts';

const device = z.object({
  deviceId: z.uuid(),
  deviceName: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type Device = z.output<typeof device>;
export type DevicePorts = {
  readonly folder: string;
  readonly hostName: string;
  readonly newId: () => string;
  readonly report: (what: string) => void;
};

const parse = (text: string): Device | null => {
  try {
    const result = z.safeParse(device, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

/** The identity of this till: made once at its first start and never changed. An unreadable file is set aside and a new one made, which is reported. */
export const readDevice = async ({
  folder,
  hostName,
  newId,
  report,
}: DevicePorts): Promise<Device> => {
  const file = join(folder, 'device.json');
  const text = await readIfThere(file);
  const known = text === null ? null : parse(text);
  if (known !== null) return known;
  if (text !== null) {
    await rename(file, `${file}.bad`);
    report('device.json could not be read: this till has a new identity');
  }
  const made: Device = {
    deviceId: newId(),
    deviceName: hostName.replaceAll(/\p{C}/gu, '').trim().slice(0, 40) || 'Senado',
  };
  await replaceFile(file, `${JSON.stringify(made)}\n`);
  return made;
};
