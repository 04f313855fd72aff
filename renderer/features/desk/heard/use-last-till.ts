import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { settingsStore } from '../../../lib/settings.ts';
import { isMuted, unmute } from './mute.ts';
import type { OtherTill } from './use-heard.ts';

/** The store that takes orders and that nobody would hear but this till, if there is one. */
const onlyHere = (
  stores: readonly DeskStoreRow[],
  otherTills: readonly OtherTill[],
): DeskStoreRow | undefined => {
  const heard = new Set(
    otherTills.filter(({ isHeard, isHere }) => isHeard && isHere).map(({ storeId }) => storeId),
  );
  return stores.find(
    ({ storeId, runBy, door }) => runBy === 'STAFF' && door !== 'CLOSED' && !heard.has(storeId),
  );
};

/** The last till that hears a store is never mute: muting it is refused, and one that becomes the last sounds again; either way it says why (decision DA4). `otherTills`: null while they are not known. */
export const useLastTill = (
  stores: readonly DeskStoreRow[],
  otherTills: readonly OtherTill[] | null,
): void => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const isListening = role !== 'auditor' && otherTills !== null;
  const store = isListening ? onlyHere(stores, otherTills)?.name : undefined;
  useEffect(() => {
    if (store === undefined) return;
    const say = (key: 'desk.heard.keep' | 'desk.heard.unmuted'): void => {
      notifications.hide('last-till');
      notifications.show({
        id: 'last-till',
        color: 'red.9',
        message: t(key, { store }),
        autoClose: 10_000,
      });
    };
    if (isMuted(settingsStore.getState())) {
      unmute();
      say('desk.heard.unmuted');
    }
    return settingsStore.subscribe((settings, before) => {
      if (!isMuted(settings) || isMuted(before)) return;
      unmute(before.volume);
      say('desk.heard.keep');
    });
  }, [store, t]);
};
