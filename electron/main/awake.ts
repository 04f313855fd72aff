/** A till without scans lets its screen sleep after this. */
export const AWAKE_MS = 10 * 60_000;

type Ports = {
  readonly start: () => number;
  readonly stop: (id: number) => void;
  /** Runs `act` after `ms`, and gives what takes it back. */
  readonly after: (ms: number, act: () => void) => () => void;
};

/** Keeps the screen on from the first call until some minutes after the last one, or until it is stopped. One block at a time. */
export const createAwake = ({ start, stop, after }: Ports): ((isOn: boolean) => void) => {
  let id: number | null = null;
  let forget: () => void = () => undefined;
  const end = (): void => {
    forget();
    if (id !== null) stop(id);
    id = null;
  };
  return (isOn) => {
    if (!isOn) return end();
    forget();
    id ??= start();
    forget = after(AWAKE_MS, end);
  };
};
