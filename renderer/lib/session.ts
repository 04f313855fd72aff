import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ReplyOf } from '#shared/contract/define.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { id } from '#shared/contract/wire.ts';
import { asId, type DeviceId, type StoreId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { bridge } from './bridge.ts';
import { currentTillKey, keepTillKey } from './device-key.ts';
import { rememberStore } from './settings.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

export type SignedIn = ReplyOf<typeof merchantContract.merchantLogin>;
type Who = ReplyOf<typeof merchantContract.merchantInfo>;

const storedSession = z.extend(merchantContract.merchantLogin.reply, {
  storeId: z.nullable(id<StoreId>()),
  deviceId: id<DeviceId>(),
});
/** Who is signed in at this till, and at which store. `storeId` is null until one is chosen. */
export type Session = z.output<typeof storedSession>;

/** Why the server ended the last session. `revoked`: the owner has stopped this till. The journal and the store choice are kept. */
export type EndedBy = 'expired' | 'revoked';
type State = { session: Session | null; why: EndedBy | null };

export const sessionStore = createStore<State>(() => ({ session: null, why: null }));

export const useSession = (): Session | null => useStore(sessionStore, (state) => state.session);
/** For screens behind the guard, where a session is sure to be there. */
export const useSignedIn = (): Session => must(useSession(), 'session');
export const currentSession = (): Session | null => sessionStore.getState().session;
export const storeOf = (session: Session) =>
  session.stores.find(({ id }) => id === session.storeId);

let isHidden = false;

const store = async (session: Session | null): Promise<void> => {
  try {
    await bridge.writeSecret({
      name: 'merchant.session',
      value: session && session.token !== '' && !isHidden ? JSON.stringify(session) : null,
    });
  } catch {
    // no room or no keychain: the session lasts until the page is left, and the till still works
  }
};

const keep = (session: Session | null): Promise<void> => {
  sessionStore.setState({ session, why: null });
  return store(session);
};

/**
 * Takes the session out of a tab's storage, or puts it back. A locked tab has no token there: a
 * reload asks who is at the till, and continues at the same store for the same person.
 */
export const hideSession = (shouldHide: boolean): void => {
  if (shouldHide === isHidden) return;
  isHidden = shouldHide;
  const session = currentSession();
  if (shouldHide && session?.storeId)
    writeKey(KEYS.resume, { operatorId: session.operator.id, storeId: session.storeId });
  void store(session);
};

/** Whether a call can be made: a locked tab has dropped its token, and waits for who opens it. */
const isOpen = ({ session }: State): boolean => session?.token !== '';

/** Forgets the tokens of a locked tab in its memory too. Who is at the till, and at which store, stays. */
export const dropTokens = (): void => {
  const session = currentSession();
  if (isHidden && session !== null && isOpen({ session, why: null }))
    sessionStore.setState({ session: { ...session, token: '', refreshToken: '' } });
};

/** Resolves at once, or when a tab that dropped its token is opened again. */
export const opened = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOpen(sessionStore.getState())) return resolve();
    const stop = sessionStore.subscribe((state) => {
      if (!isOpen(state)) return;
      stop();
      resolve();
    });
  });

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

const isAt = (signedIn: Who, storeId: string | null | undefined): storeId is string =>
  signedIn.stores.some(({ id }) => id === storeId);

/** The store at which the same operator's session expired. */
const resumeStore = ({ operator }: Who): string | null => {
  const resume = readKey(KEYS.resume);
  return resume?.operatorId === operator.id ? resume.storeId : null;
};

/** The store to continue with: the first of these where they work, else their only one. */
const startStore = (signedIn: Who, ...wanted: (string | null | undefined)[]): StoreId | null => {
  const found = wanted.find((storeId) => isAt(signedIn, storeId));
  if (found) return asId(found);
  const [only, second] = signedIn.stores;
  return only && !second ? only.id : null;
};

const begin = async (
  { deviceKey, ...signedIn }: SignedIn,
  deviceId: DeviceId,
  storeId: StoreId | null,
): Promise<void> => {
  if (deviceKey !== undefined)
    await keepTillKey({ deviceKey, isEnrolled: signedIn.device.isEnrolled });
  await keep({ ...signedIn, deviceId, storeId });
};

/** Who signs in by password chooses the store where there are several. */
export const openSession = (signedIn: SignedIn, deviceId: DeviceId): Promise<void> =>
  begin(signedIn, deviceId, startStore(signedIn, resumeStore(signedIn)));

/** An operator who takes the till over continues at its store, if they work there. */
export const takeOver = (signedIn: SignedIn, deviceId: DeviceId): Promise<void> =>
  begin(
    signedIn,
    deviceId,
    startStore(
      signedIn,
      currentSession()?.storeId,
      resumeStore(signedIn),
      readKey(KEYS.tillStore),
      signedIn.device.storeId,
    ),
  );

/** New tokens, or new names and rights, for the same session; a store that is no longer among theirs is let go. */
export const renewSession = async (news: SignedIn | Who): Promise<void> => {
  const session = currentSession();
  if (session?.operator.id === news.operator.id)
    await keep({
      ...session,
      ...news,
      storeId: startStore(news, session.storeId, resumeStore(news)),
    });
};

export const chooseStore = async (storeId: StoreId | null): Promise<void> => {
  const session = currentSession();
  if (!session) return;
  if (storeId) {
    rememberStore(session.operator.id, storeId);
    writeKey(KEYS.tillStore, storeId);
  }
  await keep({ ...session, storeId });
};

/** Ends the session here. `expired`: the server ended it, so the store choice is kept for the same operator. A till that was stopped has no key any more. */
export const closeSession = async (why: EndedBy | null): Promise<void> => {
  if (why === 'revoked' || (why === null && currentTillKey()?.isEnrolled === false))
    await keepTillKey(null);
  const session = currentSession();
  if (!session) return why === 'revoked' ? sessionStore.setState({ why }) : undefined;
  if (why === null) writeKey(KEYS.resume, null);
  else if (session.storeId)
    writeKey(KEYS.resume, { operatorId: session.operator.id, storeId: session.storeId });
  await keep(null);
  sessionStore.setState({ why });
};
