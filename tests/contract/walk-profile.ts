import { expect } from 'vitest';
import type { TestClient } from '#tests/support/server-client.ts';

type Number = { region: '853' | '852' | '86'; phone: string };

/** The codes of both phones, as the demonstration tells them. */
export const changeCodes = async (
  { api }: TestClient,
  to: Number,
): Promise<{ oldCode: string; newCode: string }> => {
  const { demoCode: oldCode } = await api.memberSendChangeCode({});
  const { demoCode: newCode } = await api.memberSendChangeCode({ to });
  return { oldCode: oldCode!, newCode: newCode! };
};

/** Moves an account that has no payment password. */
export const changePhone = async (client: TestClient, to: Number) =>
  client.api.memberChangePhone({ ...to, ...(await changeCodes(client, to)) });

/** A member gives a name and a birthday, moves to another phone, and ends what is signed in elsewhere. */
export const walkProfile = async (client: TestClient, phone: string): Promise<void> => {
  const { api } = client;
  expect(await api.memberProfile({})).toMatchObject({ birthday: null, asksPassword: false });
  expect(await api.memberEdit({ nickname: ' 阿  欣 ', birthday: '1990-02-28' })).toMatchObject({
    nickname: '阿 欣',
    birthday: '1990-02-28',
  });
  const next = { region: '853' as const, phone: `${phone.slice(0, -1)}0` };
  expect((await changePhone(client, next)).phone).toBe(`6***${next.phone.slice(-4)}`);
  const { result } = await api.memberSessions({});
  expect(result).toHaveLength(1);
  expect(result[0]).toMatchObject({ isThis: true, client: 'web' });
  await api.memberEndSession({});
};
