import { create } from 'zustand';

/** Nothing is shown for a call that answers within this time; what is shown stays long enough to be read (decision O15). */
export const LOADING_MS = { delay: 200, least: 300 } as const;

type Loading = { isShown: boolean };
export const useLoading = create<Loading>()(() => ({ isShown: false }));

let running = 0;
let shownAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const show = (): void => {
  shownAt = Date.now();
  useLoading.setState({ isShown: true });
};
const hide = (): void => {
  useLoading.setState({ isShown: false });
};

/** Counts the calls that want the loading sign: the client reports +1 and -1 around each. */
export const changeLoading = (change: 1 | -1): void => {
  const was = running;
  running = Math.max(0, running + change);
  if ((was === 0) === (running === 0)) return;
  clearTimeout(timer);
  const { isShown } = useLoading.getState();
  if (running > 0 && !isShown) timer = setTimeout(show, LOADING_MS.delay);
  if (running === 0 && isShown)
    timer = setTimeout(hide, Math.max(0, LOADING_MS.least - (Date.now() - shownAt)));
};
