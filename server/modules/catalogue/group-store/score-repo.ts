import type { Query } from '#server/db/db.ts';
import { json } from '#server/db/row.ts';
import { tableOf } from '#server/db/table.ts';
import { insertInto } from '#server/db/write.ts';
import { EMPTY_PAGE, pageDocument } from './page-document.ts';

const PAGE = tableOf('group_store_page', { page: json(pageDocument) });

/** Locks the score of a store until the transaction ends: reviews of one moment are counted one after the other. A store that shows nothing of itself yet gets its row here. */
export const holdStoreScore = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
): Promise<void> => {
  await insertInto(
    query,
    PAGE,
    {
      merchant_id: merchantId,
      store_id: storeId,
      classify_zh: '',
      classify_en: '',
      phones: [],
      page: EMPTY_PAGE,
    },
    'ON CONFLICT DO NOTHING',
  );
  await query(
    'SELECT 1 FROM group_store_page WHERE merchant_id = $1 AND store_id = $2 FOR UPDATE',
    [merchantId, storeId],
  );
};

/** The same for the score of a deal. */
export const holdDealScore = async (
  query: Query,
  { merchantId, productId }: { merchantId: string; productId: string },
): Promise<void> => {
  await query('SELECT 1 FROM product WHERE merchant_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    merchantId,
    productId,
  ]);
};
