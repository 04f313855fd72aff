import { create } from 'zustand';
import * as z from 'zod/mini';
import type { NavigationFailure } from '#shared/guards/navigation.ts';
import { splitPath, type Query } from '#shared/routes/query.ts';
import { host } from '../host/host.ts';
import { defineSlot } from '../storage.ts';

/** The authorization code of the wallet or the payment app, until it has signed in. */
export const keptAuthCode = defineSlot({
  key: 'authCode',
  area: 'session',
  schema: z.string(),
  absent: '',
});

/** Proves that an answer of an authorization page belongs to a question of this tab. */
const authState = defineSlot({ key: 'authState', area: 'session', schema: z.string(), absent: '' });

/** The `state` for an authorization page: a random word that this tab keeps, then the path to come back to. */
export const newAuthState = (path: string): string => {
  const word = crypto.randomUUID();
  authState.set(word);
  return word + path;
};

/**
 * The query before the hash. A code or a refusal counts only with the word that this tab sent:
 * otherwise a link could sign the visitor in as its sender. What is not ours counts as a refusal, so
 * that it is not asked again where the tab can keep no word.
 */
const ownSearch = (search: Query): Query => {
  const { code, error, state, ...rest } = search;
  if (code === undefined && error === undefined) return search;
  const word = authState.get();
  authState.clear();
  if (word === '' || state?.startsWith(`${word}/`) !== true) return { ...rest, error: 'state' };
  return { ...search, state: state.slice(word.length) };
};

type Visit = {
  /** The query before the hash, where sign-in pages of others come back to. */
  search: Query;
  authCode: string | null;
  isTourist: boolean;
  systemStatus: string | null;
  hasWebSignIn: boolean;
  /** Hosts whose pages open without a question (decisions M7, N6). */
  allowedHosts: readonly string[];
  /** The step of a navigation that failed last, and the key of the arrival that it belongs to: another arrival is a new try. */
  failure: { at: string; why: NavigationFailure } | null;
  /** The key of the arrival whose visitor asked to sign in, or whose session ended. */
  signInAt: string | null;
  /** The token of a link, while another account is signed in. */
  offeredToken: string | null;
};

/** What the guards know of this visit beside the session (spec 000 §4). */
export const useVisit = create<Visit>()(() => ({
  search: ownSearch(splitPath(host.search()).query),
  authCode: keptAuthCode.get() || null,
  isTourist: false,
  systemStatus: null,
  hasWebSignIn: true,
  allowedHosts: [],
  failure: null,
  signInAt: null,
  offeredToken: null,
}));

export const keepAuthCode = (authCode: string): void => {
  keptAuthCode.set(authCode);
  useVisit.setState({ authCode });
};

export const forgetAuthCode = (): void => {
  keptAuthCode.clear();
  useVisit.setState({ authCode: null });
};

/** Takes words out of the query before the hash, in the address too. */
export const dropSearch = (names: readonly string[]): void => {
  const search = Object.fromEntries(
    Object.entries(useVisit.getState().search).filter(([name]) => !names.includes(name)),
  );
  const text = new URLSearchParams(search).toString();
  host.replaceSearch(text === '' ? '' : `?${text}`);
  useVisit.setState({ search });
};

/** Asks for sign-in on the page of this arrival (its `location.key`), in the way of the client that hosts the app; the page is restored afterwards. */
export const askSignIn = (key: string): void => {
  useVisit.setState({ signInAt: key, isTourist: false, failure: null });
};
