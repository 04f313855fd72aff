/** One clear sentence on the error output, then exit code 1. */
export const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

export const say = (sentence) => {
  process.stdout.write(`${sentence}\n`);
};
