import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isApiError } from '#shared/client/api-error.ts';

/** `offline`: this machine has no network. `unreachable`: it has one, but the server did not answer the last call. */
export type Connection = 'online' | 'offline' | 'unreachable';

type State = { hasNetwork: boolean; isAnswering: boolean };

export const connectionStore = createStore<State>(() => ({
  hasNetwork: navigator.onLine,
  isAnswering: true,
}));

export const connectionOf = ({ hasNetwork, isAnswering }: State): Connection => {
  if (!hasNetwork) return 'offline';
  return isAnswering ? 'online' : 'unreachable';
};

export const useConnection = (): Connection => useStore(connectionStore, connectionOf);

/** Whether no answer of the server came. */
export const isLost = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** Called by `api.ts` at the end of every call. Any answer of the server, a refusal too, shows that it is up. */
export const noteAnswer = (error?: unknown): void => {
  const isAnswering = !isLost(error);
  if (connectionStore.getState().isAnswering !== isAnswering)
    connectionStore.setState({ isAnswering });
};

/** Follows the machine's own network state. Returns the way to stop. */
export const watchNetwork = (): (() => void) => {
  const update = (): void => connectionStore.setState({ hasNetwork: navigator.onLine });
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
};
