import { randomUUID } from 'node:crypto';
import { createClient } from '#shared/client/create-client.ts';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { signature } from '#shared/client/signature.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { contract } from '#shared/contract/index.ts';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';

/** Signs demo staff in at a device of its own. */
export const signInMerchant = async (
  url: string,
  account: string,
): Promise<{ token: string; deviceId: string }> => {
  const deviceId = randomUUID();
  let offset = 0;
  const { api } = createClient(contract, {
    baseUrl: url,
    transport: axiosTransport(),
    clock: { now: () => instant(Date.now()) },
    facts: {
      kind: 'console',
      os: 'bench',
      model: 'bench',
      equipmentId: deviceId,
      anonymousId: deviceId,
    },
    gateway: WEB_GATEWAY_KEY,
    sign: signature,
    identity: () => ({}),
    place: () => null,
    language: () => 'zh-TW',
    nonce: () => randomUUID(),
    sleep: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    offset: {
      get: () => offset,
      set: (ms) => {
        offset = ms;
      },
    },
  });
  const { token } = await api.merchantLogin({
    account,
    password: 'senado-demo',
    deviceId: asId<DeviceId>(deviceId),
    deviceName: 'bench',
  });
  return { token, deviceId };
};
