import { createClient } from '#shared/client/create-client.ts';
import { fetchTransport } from '#shared/client/fetch-transport.ts';
import { webGatewayKey } from '#shared/client/web-key.ts';
import { driverRunCalls } from '#shared/contract/consumer/driver-run.ts';
import { wireLanguage } from '#shared/i18n/language.ts';
import { asId, type RequestId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { randomText } from '../lib/api/random.ts';
import { sign } from '../lib/api/sign.ts';
import { languageNow } from './words.ts';

let offset = 0;
const visit = randomText(16);

const client = createClient(driverRunCalls, {
  baseUrl: document.querySelector<HTMLMetaElement>('meta[name=senado-backend]')?.content ?? '',
  transport: fetchTransport(globalThis),
  clock: { now: () => instant(Date.now()) },
  facts: { kind: 'web', os: '', model: '', equipmentId: visit, anonymousId: visit },
  gateway: webGatewayKey(import.meta.env['VITE_GATEWAY_KEY'] as string | undefined),
  sign,
  identity: () => ({}),
  place: () => null,
  language: () => wireLanguage(languageNow()),
  nonce: () => randomText(16),
  sleep: (ms) =>
    new Promise((done) => {
      setTimeout(done, ms);
    }),
  // a page of an hour keeps nothing on the phone
  offset: {
    get: () => offset,
    set: (ms) => {
      offset = ms;
    },
  },
});

/** The calls of a driver, who has no account. */
export const { api } = client;

/** The server's time. */
export const serverNow = (): Instant => client.now();

export const newRequestId = (): RequestId => asId(randomText(16));
