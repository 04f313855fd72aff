/** A promise and its two ends: a reply that the test releases. */
export const answerLater = <T = unknown>(): {
  reply: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
} => {
  let ends: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined;
  const reply = new Promise<T>((resolve, reject) => {
    ends = { resolve, reject };
  });
  return { reply, ...ends! };
};
