import { queryClient } from '../lib/api/query.ts';

/** The key of a question, its answer, and when it was answered. */
export type FirstAnswer = [key: readonly unknown[], data: unknown, at: number];

/** Takes over what the page's first view was drawn from. Each answer is as old as it is: what goes out of date is asked for again. */
export const takeAnswers = async (answers: Promise<string>): Promise<void> => {
  try {
    for (const [key, data, updatedAt] of JSON.parse(await answers) as FirstAnswer[])
      queryClient.setQueryData(key, data, { updatedAt });
  } catch {
    // they did not come: the app asks for itself
  }
};
