import { createClient } from '#shared/client/create-client.ts';
import { fetchTransport } from '#shared/client/fetch-transport.ts';
import { webGatewayKey } from '#shared/client/web-key.ts';
import { memberCalls } from '#shared/contract/consumer/member.ts';
import { wireLanguage } from '#shared/i18n/language.ts';
import { instant } from '#shared/kernel/time.ts';
import { host, visitable } from '../host/host.ts';
import { useLanguage } from '../i18n.ts';
import { changeLoading } from './loading.ts';
import { randomText } from './random.ts';
import { requestPlace } from './request-place.ts';
import { useSession } from '../session/session.ts';
import { socialIdentity } from '../session/social-identity.ts';
import { sign } from './sign.ts';
import { storage, type Slot } from '../storage.ts';

/** An id that this device keeps: made once. */
const keptId = (slot: Slot<string>): string => {
  const id = slot.get() || randomText(16);
  slot.set(id);
  return id;
};

const multipart = (fields: Readonly<Record<string, string>>, file: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file instanceof Blob) form.set('file', file);
  return form;
};

const backend = host.backend();

export const client = createClient(memberCalls, {
  baseUrl: backend,
  transport: fetchTransport(globalThis),
  clock: { now: () => instant(Date.now()) },
  facts: {
    kind: host.kind,
    ...(host.appVersion() !== null && { version: host.appVersion() ?? '' }),
    ...host.facts(),
    equipmentId: keptId(storage.equipmentId),
    anonymousId: keptId(storage.anonymousId),
  },
  gateway: webGatewayKey(import.meta.env['VITE_GATEWAY_KEY'] as string | undefined),
  sign,
  identity: () => {
    const { token, member } = useSession.getState();
    const { openId, unionId } = socialIdentity.get();
    return { token: token ?? undefined, userId: member?.userId, openId, unionId };
  },
  place: requestPlace,
  language: () => wireLanguage(useLanguage.getState().language),
  nonce: () => randomText(16),
  sleep: (ms) =>
    new Promise((done) => {
      setTimeout(done, ms);
    }),
  offset: storage.clockOffset,
  onLoading: changeLoading,
  form: multipart,
});

/** Who one is; every other call comes with the screens that make it, through `bindCalls`. */
export const { api } = client;

/** The functions of an area's entries, over the one client. */
export const bindCalls = client.bind;

export { visitable };

/** The address of a picture that the server names by a path. */
export const pictureUrl = (path: string): string => (path.startsWith('/') ? backend + path : path);

/** Where another site sends the browser back to: a path when the backend shares our origin, else the whole address. */
export const returnAddress = (hashPath: string): string =>
  `${backend === '' ? host.appPath() : host.appUrl()}#${hashPath}`;
