/** Runs jobs strictly one after the other, in the order they were given. A failed job fails its own promise only. */
export const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const run = last.then(job, job);
    last = run.catch(() => undefined);
    return run;
  };
};
