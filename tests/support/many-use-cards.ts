import { voucherCode } from '#shared/voucher/code.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { systemRandom } from '#server/kit/random.ts';
import type { Running } from '#server/start.ts';

const CARD_USES = 1_000_000;

/** Adds cards with very many uses: every acknowledged use can be counted, and none can run out. Gives their ids. */
export const addManyUseCards = async (
  { deps, vouchers }: Pick<Running, 'deps' | 'vouchers'>,
  count: number,
): Promise<string[]> => {
  const { query } = deps.db;
  const model = vouchers.find(({ label }) => label === 'part-used')!;
  const {
    rows: [row],
  } = await query<Record<string, string | number>>('SELECT * FROM voucher WHERE id = $1', [
    model.voucherId,
  ]);
  const cards = Array.from({ length: count }, (_, index) => ({
    ...row!,
    id: systemRandom.id(),
    code: voucherCode(systemRandom.digits(11)),
    position: index + 1,
    times_total: CARD_USES,
    times_used: 0,
    amount: 0,
    amount_used: 0,
  }));
  await insertRows(query, 'voucher', cards);
  return cards.map(({ id }) => id);
};
