import { expect } from 'vitest';
import type { TestClient } from '#tests/support/server-client.ts';

/** A member closes their account for good. */
export const closeAccount = async ({
  api,
}: TestClient): Promise<{ receiptNo: string; closedAt: number }> => {
  const { lossMark } = await api.cancelAccountCheck({});
  const { demoCode } = await api.cancelAccountSendCode({});
  return api.cancelAccountApply({ code: demoCode!, lossMark });
};

export const walkAccountClosing = async (client: TestClient): Promise<void> => {
  const phone = { region: '853' as const, phone: '66885150' };
  const { demoCode } = await client.api.memberSendCode(phone);
  client.setToken((await client.api.memberLogin({ ...phone, code: demoCode! })).token);
  expect((await closeAccount(client)).receiptNo).toMatch(/^\d{10}$/);
};
