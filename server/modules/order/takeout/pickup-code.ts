import type { Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { isCodeOpen } from './desk-repo.ts';

const DIGITS = 4;
/** So many draws: more than any store needs. */
const MOST = 50;

/** The code by which a new order is collected: none that an order of its store has which is not over (decision DA14). Two that are made in the same moment do not see each other; of 10,000 such pairs one shares its code. */
export const freeCode = async (
  query: Query,
  { merchantId, id: storeId }: { merchantId: string; id: string },
  random: Pick<Random, 'digits'>,
): Promise<string> => {
  let code = random.digits(DIGITS);
  for (let draw = 1; draw < MOST; draw += 1) {
    if (!(await isCodeOpen(query, { merchantId, storeId }, code))) return code;
    code = random.digits(DIGITS);
  }
  return code;
};
