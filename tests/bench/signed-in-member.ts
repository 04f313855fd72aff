import { testClient, type TestClient } from '#tests/support/server-client.ts';

/** A member of the demonstration. `kept`: their session as the app keeps it. */
export type SignedInMember = { client: TestClient; userId: string; kept: string };

export const memberAt = async (url: string, number: string): Promise<SignedInMember> => {
  const client = testClient({ url });
  const { demoCode } = await client.api.memberSendCode({ region: '853', phone: number });
  const { token, userId, phone, nickname } = await client.api.memberLogin({
    region: '853',
    phone: number,
    code: demoCode ?? '',
  });
  client.setToken(token);
  return { client, userId, kept: JSON.stringify({ token, userId, phone, nickname }) };
};
