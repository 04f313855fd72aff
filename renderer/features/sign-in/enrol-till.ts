import { useMutation } from '@tanstack/react-query';

import { api } from '../../lib/api.ts';
import { keepTillKey } from '../../lib/device-key.ts';
import { deviceId } from '../../lib/machine.ts';
import { sameRequest } from '../../lib/same-request.ts';
import { sessionStore } from '../../lib/session.ts';
import { KEYS, writeKey } from '../../lib/storage.ts';
import { openDisplay } from './open-display.ts';

/** The key of a code's first try goes with each repeat: it proves that this machine has sent it. */
const enrolment = sameRequest();

/** Enrols this till with the code that the owner shows; it then asks its operators for their PINs (decision A6). */
export const useEnrol = () =>
  useMutation({
    mutationFn: async ({ token, name }: { token: string; name: string }) => {
      const { deviceKey, device } = await enrolment({ token }, (key) =>
        api.deviceEnrol({ token, name, deviceId: deviceId() }, { key }),
      );
      writeKey(KEYS.deviceName, device.name);
      writeKey(KEYS.tillStore, device.storeId);
      await keepTillKey({ deviceKey, isEnrolled: true });
      sessionStore.setState({ why: null });
      if (device.isKitchen) await openDisplay();
    },
  });
