type Letter<T> = { readonly seq: number; readonly message: T };
type Waiter<T> = (letter: { seq: number; message: T | null }) => void;
export type Mailbox<T> = {
  readonly put: (message: T) => void;
  /** The next message after the one that was seen; waits until there is one. A page waits once at a time: an older wait ends with nothing. */
  readonly next: (seen: number) => Promise<{ seq: number; message: T | null }>;
};

/**
 * Messages that main has for a page, which fetches them one by one: so the bridge stays a list of calls, checked both ways, and main never pushes to a page.
 * `most`: older ones are dropped. `isKept`: a fetched message stays, for a page that reloads; else it is removed, so that nothing is done twice.
 */
export const createMailbox = <T>({
  most,
  isKept,
}: {
  most: number;
  isKept: boolean;
}): Mailbox<T> => {
  let last = 0;
  let letters: readonly Letter<T>[] = [];
  let waiting: { seen: number; answer: Waiter<T> } | null = null;

  const deliver = (): void => {
    const letter = letters.find(({ seq }) => waiting !== null && seq > waiting.seen);
    if (!waiting || !letter) return;
    waiting.answer(letter);
    waiting = null;
  };

  return {
    put: (message) => {
      last += 1;
      letters = [...letters, { seq: last, message }].slice(-most);
      deliver();
    },
    next: (seen) =>
      new Promise((answer) => {
        waiting?.answer({ seq: waiting.seen, message: null });
        if (!isKept) letters = letters.filter(({ seq }) => seq > seen);
        waiting = { seen, answer };
        deliver();
      }),
  };
};
