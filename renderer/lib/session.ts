import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ReplyOf } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { id } from '#shared/contract/wire.ts';
import { asId, type DeviceId, type StoreId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { bridge } from './bridge.ts';
import { rememberStore } from './settings.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

export type SignedIn = ReplyOf<typeof contract.merchantLogin>;
type Who = ReplyOf<typeof contract.merchantInfo>;

const storedSession = z.extend(contract.merchantLogin.reply, { storeId: z.nullable(id<StoreId>()), deviceId: id<DeviceId>() });
/** Who is signed in at this till, and at which store. `storeId` is null until one is chosen. */
export type Session = z.output<typeof storedSession>;

/** `why`: the server ended the last session; the journal and the store choice are kept. */
type State = { session: Session | null; why: 'expired' | null };

export const sessionStore = createStore<State>(() => ({ session: null, why: null }));

export const useSession = (): Session | null => useStore(sessionStore, (state) => state.session);
/** For screens behind the guard, where a session is sure to be there. */
export const useSignedIn = (): Session => must(useSession(), 'session');
export const currentSession = (): Session | null => sessionStore.getState().session;
export const storeOf = (session: Session) => session.stores.find(({ id }) => id === session.storeId);

const keep = async (session: Session | null): Promise<void> => {
  sessionStore.setState({ session, why: null });
  try {
    await bridge.writeSecret({ name: 'merchant.session', value: session && JSON.stringify(session) });
  } catch {
    // no room or no keychain: the session lives until the page is left, and the till works on
  }
};

/** Takes up the session that the bridge kept; anything that does not read as one is dropped. */
export const restoreSession = async (deviceId: DeviceId): Promise<void> => {
  try {
    const text = await bridge.readSecret('merchant.session');
    if (text === null) return;
    const session = z.parse(storedSession, JSON.parse(text));
    if (session.deviceId === deviceId) sessionStore.setState({ session, why: null });
  } catch {
    await keep(null);
  }
};

const isAt = (signedIn: Who, storeId: string | null | undefined): storeId is string => signedIn.stores.some(({ id }) => id === storeId);

/** The store to go on with: the only one, or the one where the same operator's session ended by itself. */
const startStore = (signedIn: Who): StoreId | null => {
  const resume = readKey(KEYS.resume);
  if (resume?.operatorId === signedIn.operator.id && isAt(signedIn, resume.storeId)) return asId(resume.storeId);
  const [only, second] = signedIn.stores;
  return only && !second ? only.id : null;
};

export const openSession = (signedIn: SignedIn, deviceId: DeviceId): Promise<void> => keep({ ...signedIn, deviceId, storeId: startStore(signedIn) });

/** New tokens, or new names and rights, for the same session; a store that is no longer among theirs is let go. */
export const renewSession = async (news: SignedIn | Who): Promise<void> => {
  const session = currentSession();
  if (session?.operator.id === news.operator.id) await keep({ ...session, ...news, storeId: isAt(news, session.storeId) ? session.storeId : startStore(news) });
};

export const chooseStore = async (storeId: StoreId | null): Promise<void> => {
  const session = currentSession();
  if (!session) return;
  if (storeId) rememberStore(session.operator.id, storeId);
  await keep({ ...session, storeId });
};

/** Ends the session here. `expired`: the server ended it, so the store choice is kept for the same operator. */
export const closeSession = async (why: 'expired' | null): Promise<void> => {
  const session = currentSession();
  if (!session) return;
  if (why === null) writeKey(KEYS.resume, null);
  else if (session.storeId) writeKey(KEYS.resume, { operatorId: session.operator.id, storeId: session.storeId });
  await keep(null);
  sessionStore.setState({ why });
};
