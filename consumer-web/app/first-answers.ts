import { queryClient } from '../lib/api/query.ts';

/** The key of a question, and its answer. */
export type FirstAnswer = [key: readonly unknown[], data: unknown];

/** Keys of what was taken over and is not confirmed yet; null once the app is drawn, which then asks for itself. */
let taken: (readonly unknown[])[] | null = [];

/** Takes over what the page's first view was drawn from, for the first drawing. Answers that come after it are dropped: the app's own are newer. */
export const takeAnswers = async (answers: Promise<string>): Promise<void> => {
  try {
    const read = JSON.parse(await answers) as FirstAnswer[];
    for (const [key, data] of taken === null ? [] : read) {
      queryClient.setQueryData(key, data);
      taken?.push(key);
    }
  } catch {
    // they did not come: the app asks for itself
  }
};

/** Asks again for what was taken over: it may be two minutes old, and what is on screen is to be true. To be called once the app is drawn. */
export const confirmAnswers = (): void => {
  for (const queryKey of taken ?? []) void queryClient.invalidateQueries({ queryKey, exact: true });
  taken = null;
};
