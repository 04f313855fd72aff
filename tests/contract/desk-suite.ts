import { insertRows } from '#server/db/insert-rows.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { hashPassword } from '#server/modules/staff/index.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';

/** People of the test store: an owner, a manager and a cashier who work there, and one who works nowhere; all with the demonstration's password. */
export const addDeskStaff = async ({ deps }: Pick<InProcess, 'deps'>): Promise<void> => {
  const { query } = deps.db;
  const hash = await hashPassword(DEMO_PASSWORD);
  const person = (account: string, role: string, storeIds: string[]) => ({
    merchant_id: TEST_STORE.merchantId,
    id: `staff-${account}`,
    account,
    name_zh: account,
    name_en: account,
    role,
    password_hash: hash,
    store_ids: storeIds,
    is_active: true,
    locked_until: 0,
  });
  await insertRows(query, 'merchant', [
    { id: TEST_STORE.merchantId, name_zh: '測試', name_en: 'Test', commission_bp: 0 },
  ]);
  await insertRows(query, 'operator', [
    person('K-owner', 'owner', []),
    person('K-manager', 'manager', [TEST_STORE.id]),
    person('K-clerk', 'cashier', [TEST_STORE.id]),
    person('K-other', 'cashier', []),
  ]);
};
