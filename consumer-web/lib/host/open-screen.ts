import { isHostError } from '../../host/host-error.ts';
import type { Host } from '../../host/host.ts';
import { currentT } from '../i18n.ts';
import { notify } from '../notice.ts';
import { host } from './host.ts';

/** Opens a screen of the hosting client; a super-app that cannot is reported (spec 002 §8). */
export const openScreen = async (...asked: Parameters<Host['openScreen']>): Promise<void> => {
  try {
    await host.openScreen(...asked);
  } catch (error) {
    if (isHostError(error) && error.reason === 'notSupported')
      notify(currentT()('platform.noOpenOtherApp'));
  }
};
