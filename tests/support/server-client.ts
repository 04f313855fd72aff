import { randomUUID } from 'node:crypto';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { createClient, type Api } from '#shared/client/create-client.ts';
import type { GatewayKey, WireLanguage } from '#shared/client/headers.ts';
import type { Transport } from '#shared/client/transport.ts';
import { signature } from '#shared/client/signature.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import type { ClientKind } from '#shared/codes/client-kind.ts';
import { contract, type Contract } from '#shared/contract/index.ts';
import type { Clock } from '#shared/kernel/clock.ts';
import { asId, type DeviceId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';

export type TestApi = Api<Contract>;
export type TestClient = {
  api: TestApi;
  setToken(token: string | undefined): void;
  /** The token that calls are made with; '' is none. */
  token(): string;
  setLanguage(language: WireLanguage): void;
};
type Facts = {
  url: string;
  kind?: ClientKind;
  language?: WireLanguage;
  clock?: Clock;
  transport?: Transport;
  gateway?: GatewayKey;
  token?: string;
};

/** A form as browsers make it; a file is a `File` or `Blob`. */
const multipart = (fields: Readonly<Record<string, string>>, file: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file instanceof Blob) form.set('file', file);
  return form;
};

/** The real client of the product against a real server. */
export const testClient = ({
  url,
  kind = 'web',
  language = 'zh-TW',
  clock,
  transport,
  gateway,
  token,
}: Facts): TestClient => {
  let current = token;
  let spoken = language;
  let offset = 0;
  const { api } = createClient(contract, {
    baseUrl: url,
    transport: transport ?? axiosTransport(),
    clock: clock ?? { now: () => instant(Date.now()) },
    gateway: gateway ?? WEB_GATEWAY_KEY,
    sign: signature,
    facts: {
      kind,
      os: 'test',
      model: 'test',
      equipmentId: 'test-equipment',
      anonymousId: 'test-anonymous',
    },
    identity: () => ({ token: current }),
    place: () => null,
    language: () => spoken,
    nonce: () => randomUUID(),
    sleep: () => Promise.resolve(),
    form: multipart,
    offset: {
      get: () => offset,
      set: (ms) => {
        offset = ms;
      },
    },
  });
  return {
    api,
    setToken: (next) => {
      current = next;
    },
    token: () => current ?? '',
    setLanguage: (next) => {
      spoken = next;
    },
  };
};

/** Signs a consumer in with the code that the demonstration tells. */
export const signInMember = async (client: TestClient, phone = '66880001'): Promise<void> => {
  const { demoCode } = await client.api.memberSendCode({ region: '853', phone });
  const { token } = await client.api.memberLogin({ region: '853', phone, code: demoCode ?? '' });
  client.setToken(token);
};

export type Till = TestClient & {
  operatorId: OperatorId;
  deviceId: DeviceId;
  storeId: StoreId;
  refreshToken: string;
};

/** Signs staff of the demonstration in at a till. */
export const signInTill = async (
  client: TestClient,
  {
    account = 'C1001',
    deviceId = `device-${randomUUID()}`,
    storeId = 'senado',
  }: { account?: string; deviceId?: string; storeId?: string } = {},
): Promise<Till> => {
  const session = await client.api.merchantLogin({
    account,
    password: DEMO_PASSWORD,
    deviceId: asId<DeviceId>(deviceId),
    deviceName: `Till of ${account}`,
  });
  client.setToken(session.token);
  return {
    ...client,
    operatorId: session.operator.id,
    deviceId: asId(deviceId),
    storeId: asId(storeId),
    refreshToken: session.refreshToken,
  };
};
