/** A command of WebDriver as every engine understands it, and what it takes. */
export type Commands = {
  navigate: { url: string };
  run: { script: string; args: readonly unknown[] };
  click: { element: string };
  type: { element: string; text: string };
  resize: { width: number; height: number };
  picture: Record<string, never>;
};
export type Command = keyof Commands;

/** One window of a browser that is driven from outside. */
export type Driver = {
  engine: 'Firefox' | 'WebKit';
  send<Name extends Command>(name: Name, parameters: Commands[Name]): Promise<unknown>;
  close(): Promise<void>;
};

/** The key under which WebDriver hands an element over (W3C WebDriver, "Elements"). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Asks until there is an answer: how often is the machine's matter, how long is a limit for what hangs. */
export const until = async <Answer>(
  what: string,
  ask: () => Promise<Answer | null> | Answer | null,
  limitMs = 30_000,
): Promise<Answer> => {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come within ${limitMs} ms`);
};
