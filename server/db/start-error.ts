/** A start that cannot go on: one sentence for people. `main` prints it and exits with code 1. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartError';
  }
}
