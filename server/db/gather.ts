type Waiting<Ask, Answer> = {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};
type Gathered<Ask, Answer> = {
  one: (ask: Ask) => Promise<Answer>;
  /** Answers in the order of the asks. When it fails, each is asked alone. */
  many: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** Batches that may be on their way at a time. */
  atOnce?: number;
  /** Asks in one batch at the most. */
  most?: number;
  /** Least time from one batch to the next: who asks rarely never waits, who asks often is asked together. */
  pauseMs?: number;
};

/**
 * Asks together what many callers ask at the same time: what comes within one turn of the event loop, or while earlier batches are on their way, is sent as one. Nothing waits
 * for a clock unless `pauseMs` says so, nothing is remembered, and every answer was read after it was asked for. One ask alone goes as it always did.
 */
export const gather = <Ask, Answer>({
  one,
  many,
  atOnce = 1,
  most = 64,
  pauseMs = 0,
}: Gathered<Ask, Answer>): ((ask: Ask) => Promise<Answer>) => {
  const waiting: Waiting<Ask, Answer>[] = [];
  let onTheirWay = 0;
  let isDue = false;
  let sentAt = Number.NEGATIVE_INFINITY;

  const alone = ({ ask, resolve, reject }: Waiting<Ask, Answer>): Promise<void> =>
    one(ask).then(resolve, reject);
  const together = async (batch: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await many(batch.map(({ ask }) => ask));
      batch.forEach(({ resolve }, index) => {
        resolve(answers[index]!);
      });
    } catch {
      await Promise.all(batch.map(alone));
    }
  };
  const send = (): void => {
    isDue = false;
    while (waiting.length > 0 && onTheirWay < atOnce) {
      const batch = waiting.splice(0, most);
      onTheirWay += 1;
      sentAt = performance.now();
      void (batch.length === 1 ? alone(batch[0]!) : together(batch)).finally(() => {
        onTheirWay -= 1;
        plan();
      });
    }
  };
  const plan = (): void => {
    if (isDue || waiting.length === 0 || onTheirWay >= atOnce) return;
    isDue = true;
    const rest = sentAt + pauseMs - performance.now();
    if (rest > 0) setTimeout(send, rest);
    else setImmediate(send);
  };
  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      plan();
    });
};

/** One gatherer a database, made at the first use. */
export const perDatabase = <Db extends object, T>(make: (db: Db) => T): ((db: Db) => T) => {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
};
