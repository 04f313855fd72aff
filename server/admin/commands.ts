import { AdminRefusal, type AdminContext, type Command, type Given } from './command.ts';
import { menuImport } from './menu.ts';
import { merchantAdd, merchantList } from './merchant.ts';
import { refundsPaid, refundsRefused, refundsSend } from './refunds.ts';
import { reviewsHide, reviewsKeep, reviewsReported } from './reviews.ts';
import { staffReset } from './staff.ts';
import { storeAdd, storeSet } from './store.ts';
import { storesReported, storesSettle } from './stores.ts';

export const COMMANDS: readonly Command[] = [
  merchantAdd,
  merchantList,
  storeAdd,
  storeSet,
  menuImport,
  staffReset,
  reviewsReported,
  reviewsHide,
  reviewsKeep,
  storesReported,
  storesSettle,
  refundsRefused,
  refundsSend,
  refundsPaid,
];

/** What a command answers: the lines to print, or why it did nothing. */
export type Answer = { lines: string[] } | { refused: string };

/** Runs a command by its words. A refusal is an answer; anything else that fails is a fault. */
export const runCommand = async (
  context: AdminContext,
  { words, given }: { words: string; given: Given },
): Promise<Answer> => {
  const command = COMMANDS.find((each) => each.words === words);
  if (command === undefined) return { refused: `There is no command "${words}".` };
  try {
    return { lines: await command.run(context, given) };
  } catch (error) {
    if (error instanceof AdminRefusal) return { refused: error.message };
    throw error;
  }
};
