import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { IDENTITY_MARK_TARGET } from '#shared/codes/certificate-type.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { TestClient } from '#tests/support/server-client.ts';

export const PAY_PASSWORD = '135790';
export const IDENTITY = { riskCertificateType: 1, riskCertificateNum: '7(8)' };
/** What the frame tells the gateway of a card. */
export const VISA = { last4: '4242', brand: 'visa', month: '11', year: '2031' };
export const MASTERCARD = { last4: '4444', brand: 'mastercard', month: '6', year: '2030' };
/** The sandbox's bank refuses it; and one whose payments it refuses. */
export const REFUSED = { ...VISA, last4: '0002' };
export const POOR = { ...VISA, last4: '9995' };

/** Plays the frame: exchanges what was typed for a token. */
export const typeCard = async (
  url: string,
  session: string,
  card: Readonly<Record<string, string>> = VISA,
): Promise<Response> =>
  fetch(`${url}/sandbox/gateway/token`, {
    method: 'POST',
    body: new URLSearchParams({ session, ...card }),
  });

export const tokenOf = async (
  url: string,
  { api }: TestClient,
  card?: Readonly<Record<string, string>>,
): Promise<string> => {
  const { session } = await api.cardBegin({});
  return ((await (await typeCard(url, session, card)).json()) as { token: string }).token;
};

/** A card that waits for its verification. */
export const addCard = async (
  url: string,
  client: TestClient,
  { phone, card }: { phone: string; card?: Readonly<Record<string, string>> },
): Promise<string> => {
  const gatewayToken = await tokenOf(url, client, card);
  const { cardId } = await client.api.cardAdd(
    { gatewayToken, name: 'BELA LEONG', phone, identity: IDENTITY },
    { key: randomUUID() },
  );
  return cardId;
};

export const verifyCard = async ({ api }: TestClient, cardId: string): Promise<number> => {
  const { demoCode } = await api.cardSendCode({ cardId });
  return (await api.cardVerify({ cardId, code: demoCode! }, { key: randomUUID() })).status;
};

export const setPayPassword = async (
  { api }: TestClient,
  password = PAY_PASSWORD,
): Promise<void> => {
  const { demoCode } = await api.payPasswordSendCode({});
  await api.payPasswordSet({ password, code: demoCode! });
};

/** Pays an order by card: gives the number of the payment. */
export const payByCard = async (
  { api }: TestClient,
  order: { tradeId: string; totalPrice: number },
  { cardId, mark, key = randomUUID() }: { cardId: string; mark?: string; key?: string },
): Promise<string> => {
  const { payParams } = await api.paymentExecute(
    {
      type: 'BANK_CARD',
      paymentOrderType: 'TAKEOUT_ORDER',
      tradeId: asId(order.tradeId),
      totalAmount: order.totalPrice as never,
      cardId,
      ...(mark !== undefined && { mark }),
    },
    { key },
  );
  return (JSON.parse(payParams) as { tradeNo: string }).tradeNo;
};

/** A mark for an order, or for a card and no sum. */
export const markFor = async ({ api }: TestClient, orderId: string, amount = 0): Promise<string> =>
  (
    await api.payPasswordCheck({
      password: PAY_PASSWORD,
      orderId,
      amount: amount as never,
    })
  ).mark;

/** A member sets a payment password, changes it, finds it again, adds two cards, removes one and changes the identity. */
export const walkCards = async (
  url: string,
  member: TestClient,
  phone: string,
): Promise<{ cardId: string }> => {
  const { api } = member;
  expect(await api.payPasswordStatus({})).toEqual({
    isSet: false,
    lockedUntil: null,
    triesLeft: 5,
    hasIdentity: false,
  });
  await setPayPassword(member, '192837');
  await api.payPasswordReset({ old: '192837', password: '246802' });
  const { demoCode } = await api.payPasswordSendCode({});
  await api.payPasswordFind({ code: demoCode!, identity: IDENTITY, password: PAY_PASSWORD });
  expect(await api.payPasswordStatus({})).toMatchObject({ isSet: true, hasIdentity: true });
  const first = await addCard(url, member, { phone });
  const second = await addCard(url, member, { phone, card: MASTERCARD });
  expect([await verifyCard(member, first), await verifyCard(member, second)]).toEqual([1, 1]);
  await api.cardSetDefault({ cardId: second }, { key: randomUUID() });
  expect(
    (await api.cardList({})).cards.map(({ cardId, isDefault }) => [cardId, isDefault]),
  ).toEqual([
    [second, true],
    [first, false],
  ]);
  expect(await api.cardGet({ cardId: first })).toMatchObject({
    last4: '4242',
    brand: 'visa',
    name: 'BELA LEONG',
    status: 1,
  });
  await api.cardDel({ cardId: second, mark: await markFor(member, second) }, { key: randomUUID() });
  expect((await api.cardList({})).cards.map(({ cardId }) => cardId)).toEqual([first]);
  const { demoCode: code } = await api.payPasswordSendCode({});
  await api.identityChange({
    code: code!,
    identity: { riskCertificateType: 4, riskCertificateNum: 'AB12' },
    mark: await markFor(member, IDENTITY_MARK_TARGET),
  });
  expect((await api.cardList({})).identity).toMatchObject({ riskCertificateType: 4 });
  return { cardId: first };
};
