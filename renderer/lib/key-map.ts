import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Whether the map of keys is shown; the frame draws it, any page may ask for it. */
export const useKeyMapOpen = (): boolean => useStore(store, ({ isOpen }) => isOpen);
export const openKeyMap = (): void => store.setState({ isOpen: true });
export const closeKeyMap = (): void => store.setState({ isOpen: false });
