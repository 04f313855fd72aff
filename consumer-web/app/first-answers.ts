import { queryClient } from '../lib/api/query.ts';

/** The key of a question, and its answer. */
export type FirstAnswer = [key: readonly unknown[], data: unknown];

/** Keys of what was taken over and is not confirmed yet. */
let taken: (readonly unknown[])[] = [];

/** Takes over what the page's first view was drawn from, for the first drawing. */
export const takeAnswers = async (answers: Promise<string>): Promise<void> => {
  try {
    for (const [key, data] of JSON.parse(await answers) as FirstAnswer[]) {
      queryClient.setQueryData(key, data);
      taken.push(key);
    }
  } catch {
    // they did not come: the app asks for itself
  }
};

/** Asks again for what was taken over: it may be two minutes old, and what is on screen is to be true. To be called once the app is drawn. */
export const confirmAnswers = (): void => {
  for (const queryKey of taken) void queryClient.invalidateQueries({ queryKey, exact: true });
  taken = [];
};
