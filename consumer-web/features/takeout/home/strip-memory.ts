import { dayOf } from '#shared/kernel/time.ts';
import { client } from '../../../lib/api/api.ts';
import { storage } from '../../../lib/storage.ts';

export type StripName = 'newly' | 'app';
/** The last day on which a strip stays away: today, or for good. */
const FOR_GOOD = '9999-12-31';

export const isStripOff = (name: StripName): boolean =>
  (storage.stripsOff.get()[name] ?? '') >= dayOf(client.now());
export const putStripOff = (name: StripName): void => {
  storage.stripsOff.set({
    ...storage.stripsOff.get(),
    [name]: name === 'app' ? FOR_GOOD : dayOf(client.now()),
  });
};
