type Waiting<Ask, Answer> = {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};
type Gathered<Ask, Answer> = {
  one: (ask: Ask) => Promise<Answer>;
  /** Answers in the order of the asks. When it fails, each is asked alone. */
  many: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** Batches that may be running at a time. */
  atOnce?: number;
  /** Asks in one batch at the most. */
  most?: number;
  /** Least time from one batch to the next: who asks rarely never waits, who asks often is asked together. */
  pauseMs?: number;
};

/** Answers a batch: one ask by itself, several together, and each by itself when that fails. */
const answerBatch = async <Ask, Answer>(
  { one, many }: Pick<Gathered<Ask, Answer>, 'one' | 'many'>,
  batch: readonly Waiting<Ask, Answer>[],
): Promise<void> => {
  const answerAlone = ({ ask, resolve, reject }: Waiting<Ask, Answer>): Promise<void> =>
    one(ask).then(resolve, reject);
  if (batch.length === 1) return answerAlone(batch[0]!);
  try {
    const answers = await many(batch.map(({ ask }) => ask));
    batch.forEach(({ resolve }, index) => {
      resolve(answers[index]!);
    });
  } catch {
    await Promise.all(batch.map(answerAlone));
  }
};

/**
 * Asks together what many callers ask at the same time: what comes within one turn of the event loop, or while earlier batches are running, is sent as one. Nothing waits
 * for a clock unless `pauseMs` says so, nothing is cached, and every answer was read after it was asked for. One ask alone is sent as it is.
 */
export const gather = <Ask, Answer>({
  one,
  many,
  atOnce = 1,
  most = 64,
  pauseMs = 0,
}: Gathered<Ask, Answer>): ((ask: Ask) => Promise<Answer>) => {
  const waiting: Waiting<Ask, Answer>[] = [];
  let running = 0;
  let isScheduled = false;
  let sentAt = Number.NEGATIVE_INFINITY;

  const send = (): void => {
    isScheduled = false;
    while (waiting.length > 0 && running < atOnce) {
      running += 1;
      sentAt = performance.now();
      void answerBatch({ one, many }, waiting.splice(0, most)).finally(() => {
        running -= 1;
        schedule();
      });
    }
  };
  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || running >= atOnce) return;
    isScheduled = true;
    const restMs = sentAt + pauseMs - performance.now();
    if (restMs > 0) setTimeout(send, restMs);
    else setImmediate(send);
  };
  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      schedule();
    });
};

/** One gatherer a database, made at the first use. */
export const perDatabase = <Db extends object, T>(make: (db: Db) => T): ((db: Db) => T) => {
  const byDatabase = new WeakMap<Db, T>();
  return (db) => {
    const known = byDatabase.get(db);
    if (known !== undefined) return known;
    const fresh = make(db);
    byDatabase.set(db, fresh);
    return fresh;
  };
};
