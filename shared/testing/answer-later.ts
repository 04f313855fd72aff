/** A promise and its two ends: an answer that comes when the test says so. */
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
