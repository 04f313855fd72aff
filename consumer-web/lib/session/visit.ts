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
};

/** What the guards know of this visit beside the session (spec 000 §4). */
export const useVisit = create<Visit>()(() => ({
  search: splitPath(host.search()).query,
  authCode: keptAuthCode.get() || null,
  isTourist: false,
  systemStatus: null,
  hasWebSignIn: true,
  allowedHosts: [],
  failure: null,
  signInAt: null,
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
