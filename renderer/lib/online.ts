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

/** Called by `api.ts` at the end of every call. Any answer of the server, a refusal too, shows that it is up. */
export const noteAnswer = (error?: unknown): void => {
  const isLost = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  if (connectionStore.getState().isAnswering === isLost)
    connectionStore.setState({ isAnswering: !isLost });
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
