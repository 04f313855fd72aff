import { expect, it } from 'vitest';
import { DAY, HOUR } from '#shared/kernel/time.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, outcomes, reasonOf } from './suite.ts';
import { setPayPassword, PAY_PASSWORD } from './walk-cards.ts';
import { closeAccount } from './walk-account-closing.ts';
import { PNG } from './walk-orgs.ts';
import { changeCodes, changePhone, walkProfile } from './walk-profile.ts';

const MACAU = '853' as const;

onEach(DATABASES, 'the account page', (suite) => {
  let counted = 0;
  const aPhone = (): string => `6657${String(1000 + (counted += 1))}`;
  const newcomer = async (): Promise<{ phone: string; client: TestClient }> => {
    const phone = aPhone();
    return { phone, client: await memberOf(suite.server, phone) };
  };
  const to = (phone: string) => ({ region: MACAU, phone });
  const sql = (text: string, params: (string | number)[]) =>
    suite.server.deps.db.query(text, params);
  const isOut = async ({ api }: TestClient): Promise<boolean> =>
    'SESSION_INVALID' in (await outcomes([api.memberInfo({})]));
  const uploaded = async ({ api }: TestClient, path: 'avatar' | 'comment' = 'avatar') =>
    (await api.upload({ path }, { file: new Blob([PNG]) })).url;

  it('gives name and birthday, moves to another phone and ends other sessions', async () => {
    const { phone, client } = await newcomer();
    await walkProfile(client, phone);
  });

  it('takes a birthday once; the same one again changes nothing', async () => {
    const { client } = await newcomer();
    const { api } = client;
    expect(await reasonOf(api.memberEdit({ birthday: '2090-01-01' }))).toBe('BIRTHDAY_REFUSED');
    expect(await reasonOf(api.memberEdit({ birthday: '1999-02-30' }))).toBe('BIRTHDAY_REFUSED');
    const ends = await outcomes(
      ['1990-01-01', '1991-01-01', '1992-01-01'].map((birthday) => api.memberEdit({ birthday })),
    );
    expect(ends).toEqual({ ok: 1, BIRTHDAY_SET: 2 });
    const { birthday } = await api.memberProfile({});
    expect((await api.memberEdit({ birthday: birthday! })).birthday).toBe(birthday);
  });

  it('takes no name that gives the phone away, is empty or too long', async () => {
    const { phone, client } = await newcomer();
    for (const nickname of [`me ${phone.slice(-4)}`, '  ', '李'.repeat(21), 'a\u202eb'])
      expect(await reasonOf(client.api.memberEdit({ nickname }))).toBe('NICKNAME_REFUSED');
    await client.api.memberEdit({ nickname: 'Bela' });
    expect((await client.api.memberInfo({})).nickname).toBe('Bela');
  });

  it('closing the account takes name, birthday and phone away', async () => {
    const { client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    await client.api.memberEdit({ nickname: 'Bela', birthday: '1990-01-01' });
    await closeAccount(client);
    const { rows } = await sql(
      'SELECT nickname, picture, birthday, phone FROM app_user WHERE id = $1',
      [userId],
    );
    expect(rows).toEqual([{ nickname: '', picture: '', birthday: null, phone: '' }]);
  });

  it('moves the sign-in: the new phone opens the account, the old one a new account', async () => {
    const { phone, client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    const next = aPhone();
    await changePhone(client, to(next));
    const again = await memberOf(suite.server, next);
    expect((await again.api.memberInfo({})).userId).toBe(userId);
    const other = await memberOf(suite.server, phone);
    expect((await other.api.memberInfo({})).userId).not.toBe(userId);
  });

  it('a name that would carry the end of the new phone becomes one of letters; any other stays', async () => {
    const { client } = await newcomer();
    const next = aPhone();
    await client.api.memberEdit({ nickname: 'Bela' });
    await changePhone(client, to(next));
    expect((await client.api.memberProfile({})).nickname).toBe('Bela');
    const last = aPhone();
    await client.api.memberEdit({ nickname: `Bela ${last.slice(-4)}` });
    await changePhone(client, to(last));
    expect((await client.api.memberProfile({})).nickname).toMatch(/^Senado [A-Z]{4}$/);
  });

  it('an old session is out, this one stays, and a repeat gets the same answer', async () => {
    const { phone, client } = await newcomer();
    const elsewhere = await memberOf(suite.server, phone);
    const body = { ...to(aPhone()) };
    const codes = await changeCodes(client, body);
    const first = await client.api.memberChangePhone({ ...body, ...codes });
    expect(await client.api.memberChangePhone({ ...body, ...codes })).toEqual(first);
    expect(await isOut(elsewhere)).toBe(true);
    expect((await client.api.memberInfo({})).phone).toBe(first.phone);
  });

  it('two presses at once move it once', async () => {
    const { client } = await newcomer();
    const body = { ...to(aPhone()) };
    const codes = await changeCodes(client, body);
    await outcomes(
      Array.from({ length: 6 }, () => client.api.memberChangePhone({ ...body, ...codes })),
    );
    const { userId } = await client.api.memberInfo({});
    const { rows } = await sql('SELECT at FROM phone_change WHERE user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
  });

  it('of two accounts that go for one phone at once, one gets it', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const next = to(aPhone());
    const { demoCode: oldOne } = await one.client.api.memberSendChangeCode({});
    const { demoCode: oldTwo } = await two.client.api.memberSendChangeCode({});
    const { demoCode: newCode } = await two.client.api.memberSendChangeCode({ to: next });
    const ends = await outcomes([
      one.client.api.memberChangePhone({ ...next, oldCode: oldOne!, newCode: newCode! }),
      two.client.api.memberChangePhone({ ...next, oldCode: oldTwo!, newCode: newCode! }),
    ]);
    expect(ends['ok']).toBe(1);
    const { rows } = await sql('SELECT id FROM app_user WHERE region = $1 AND phone = $2', [
      MACAU,
      next.phone,
    ]);
    expect(rows).toHaveLength(1);
    const phones = await Promise.all(
      [one, two].map(async ({ client }) => (await client.api.memberProfile({})).phone),
    );
    expect(new Set(phones).size).toBe(2);
  });

  it('a phone that somebody signs up with meanwhile is taken, and the account stays where it is', async () => {
    const { phone, client } = await newcomer();
    const next = to(aPhone());
    await memberOf(suite.server, next.phone);
    expect(await reasonOf(changePhone(client, next))).toBe('PHONE_TAKEN');
    expect((await client.api.memberProfile({})).phone).toBe(`6***${phone.slice(-4)}`);
    expect(await reasonOf(client.api.memberSendChangeCode({ to: to(phone) }))).toBe('PHONE_SAME');
  });

  it('bounds wrong codes of either phone, and takes no code of another purpose', async () => {
    const { phone, client } = await newcomer();
    const { api } = client;
    const next = to(aPhone());
    const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
    const { demoCode: forLogin } = await api.memberSendCode(to(phone));
    const { demoCode: newCode } = await api.memberSendChangeCode({ to: next });
    const tryWith = (oldCode: string, typed: string) =>
      reasonOf(api.memberChangePhone({ ...next, oldCode, newCode: typed }));
    expect(await tryWith(forLogin!, newCode!)).toBe('LOGIN_CODE_WRONG');
    const { demoCode: oldCode } = await api.memberSendChangeCode({});
    const ends = [];
    for (let n = 0; n < 6; n += 1) ends.push(await tryWith(oldCode!, wrong(newCode!)));
    expect(ends).toEqual([
      ...Array.from({ length: 5 }, () => 'LOGIN_CODE_WRONG'),
      'LOGIN_CODE_TRIES',
    ]);
    expect(await tryWith(oldCode!, newCode!)).toBe('LOGIN_CODE_TRIES');
    const { demoCode: fresh } = await api.memberSendChangeCode({ to: next });
    for (let n = 0; n < 5; n += 1) await tryWith(wrong(oldCode!), fresh!);
    expect(await tryWith(oldCode!, fresh!)).toBe('LOGIN_CODE_TRIES');
    expect((await api.memberProfile({})).phone).toBe(`6***${phone.slice(-4)}`);
  });

  it('asks for the payment password where there is one; its mark works once', async () => {
    const { client } = await newcomer();
    const { api } = client;
    await setPayPassword(client);
    expect((await api.memberProfile({})).asksPassword).toBe(true);
    const next = to(aPhone());
    const codes = await changeCodes(client, next);
    expect(await reasonOf(api.memberChangePhone({ ...next, ...codes }))).toBe('PAY_MARK');
    const forCard = await api.payPasswordCheck({ password: PAY_PASSWORD, orderId: 'card' });
    expect(await reasonOf(api.memberChangePhone({ ...next, ...codes, mark: forCard.mark }))).toBe(
      'PAY_MARK',
    );
    const { mark } = await api.payPasswordCheck({ password: PAY_PASSWORD, orderId: 'phone' });
    await api.memberChangePhone({ ...next, ...codes, mark });
    const further = to(aPhone());
    const more = await changeCodes(client, further);
    expect(await reasonOf(api.memberChangePhone({ ...further, ...more, mark }))).toBe('PAY_MARK');
  });

  it('moves twice in 30 days at most', async () => {
    const { client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    await changePhone(client, to(aPhone()));
    await changePhone(client, to(aPhone()));
    expect(await reasonOf(client.api.memberSendChangeCode({}))).toBe('PHONE_CHANGE_LIMIT');
    await sql('UPDATE phone_change SET at = at - $2 WHERE user_id = $1', [userId, 31 * DAY]);
    await changePhone(client, to(aPhone()));
  });

  it('leaves no second trial and no second welcome behind', async () => {
    const { phone, client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    await sql('UPDATE app_user SET is_returning = true WHERE id = $1', [userId]);
    const seals = async (): Promise<number> =>
      (await sql('SELECT phone_seal FROM member_trial', [])).rows.length;
    const plan = (await client.api.memberPlusList({})).plans.find(({ isTrial }) => isTrial)!;
    await client.api.memberOrderCreate({ itemId: plan.planId, payAmount: 0 as never });
    const before = await seals();
    await changePhone(client, to(aPhone()));
    expect(await seals()).toBe(before + 1);
    const { api } = await memberOf(suite.server, phone);
    const { userId: other } = await api.memberInfo({});
    expect((await sql('SELECT is_returning FROM app_user WHERE id = $1', [other])).rows).toEqual([
      { is_returning: true },
    ]);
  });

  it('lists sessions with device, area and last use, and ends them one by one or all others', async () => {
    const { phone, client } = await newcomer();
    const second = await memberOf(suite.server, phone);
    const third = await memberOf(suite.server, phone);
    const { result } = await client.api.memberSessions({});
    expect(result).toHaveLength(3);
    expect(result.filter(({ isThis }) => isThis)).toHaveLength(1);
    const own = result.find(({ isThis }) => isThis)!;
    const stranger = await newcomer();
    for (const { sessionId } of result) await stranger.client.api.memberEndSession({ sessionId });
    // one's own is ended by signing out only
    await client.api.memberEndSession({ sessionId: own.sessionId });
    expect((await second.api.memberSessions({})).result).toHaveLength(3);
    const other = (await second.api.memberSessions({})).result.find(({ isThis }) => isThis)!;
    await client.api.memberEndSession({ sessionId: other.sessionId });
    await client.api.memberEndSession({ sessionId: other.sessionId });
    expect([await isOut(second), await isOut(third)]).toEqual([true, false]);
    await client.api.memberEndSession({});
    expect(await isOut(third)).toBe(true);
    expect((await client.api.memberSessions({})).result).toHaveLength(1);
  });

  it('notes the last use to the hour', async () => {
    const { client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    const usedAt = async (): Promise<number> =>
      (await client.api.memberSessions({})).result[0]!.usedAt;
    const first = await usedAt();
    expect(await usedAt()).toBe(first);
    await sql(
      'UPDATE member_session SET used_at = used_at - $2, created_at = created_at - $2 WHERE user_id = $1',
      [userId, 3 * HOUR],
    );
    expect(await usedAt()).toBeGreaterThanOrEqual(first);
  });

  it('shows an own picture of an account only, and drops the one before', async () => {
    const { client } = await newcomer();
    const stranger = await newcomer();
    const url = await uploaded(client);
    expect(await reasonOf(stranger.client.api.memberEdit({ picture: url }))).toBe('BAD_REQUEST');
    const ofReview = await uploaded(client, 'comment');
    expect(await reasonOf(client.api.memberEdit({ picture: ofReview }))).toBe('BAD_REQUEST');
    expect((await client.api.memberEdit({ picture: url })).picture).toBe(url);
    expect((await client.api.memberEdit({ picture: url })).picture).toBe(url);
    expect((await fetch(suite.server.url + url)).status).toBe(200);
    const next = await uploaded(client);
    await client.api.memberEdit({ picture: next });
    expect((await fetch(suite.server.url + url)).status).toBe(404);
    expect((await client.api.memberEdit({ picture: '' })).picture).toBe('');
    expect((await fetch(suite.server.url + next)).status).toBe(404);
  });
});
