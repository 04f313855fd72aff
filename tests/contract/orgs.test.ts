import { expect, it } from 'vitest';
import { DATABASES } from './databases.ts';
import { failure, memberOf, onEach, reasonOf } from './suite.ts';
import { PNG, sandboxCode, walkOrgs } from './walk-orgs.ts';

onEach(DATABASES, 'other clients and the platform', (suite) => {
  it('signs in as each client does', async () => {
    await walkOrgs(suite.server.url, suite.server.client());
  });

  it('takes a code once for each purpose, and of its own provider only', async () => {
    const { api } = suite.server.client();
    const { url } = suite.server;
    const code = await sandboxCode(url, 'social');
    await api.socialUserInfo({ code });
    expect((await failure(api.socialUserInfo({ code }))).code).toBe(-10000001);
    await api.memberToken({ code, source: 3 });
    expect(await reasonOf(api.memberToken({ code, source: 3 }))).toBe('SOCIAL_CODE_INVALID');
    expect(await reasonOf(api.bankOauth({ msg: await sandboxCode(url, 'wallet') }))).toBe(
      'IDENTITY_REFUSED',
    );
    expect(await reasonOf(api.memberToken({ authCode: 'made.up.code.that.is.long' }))).toBe(
      'IDENTITY_REFUSED',
    );
    expect(await reasonOf(api.memberToken({}))).toBe('BAD_REQUEST');
  });

  it('answers -20000012 to a wallet that is not registered, and knows it once its phone was given', async () => {
    const client = suite.server.client();
    const { url } = suite.server;
    const authCode = await sandboxCode(url, 'wallet', 'silent');
    expect((await failure(client.api.memberToken({ authCode }))).code).toBe(-20000012);
    const phone = { region: '853' as const, phone: '66889777' };
    const { demoCode } = await client.api.memberSendCode(phone);
    const { userId } = await client.api.memberLogin({ ...phone, code: demoCode!, authCode });
    const again = await client.api.memberToken({
      authCode: await sandboxCode(url, 'wallet', 'silent'),
    });
    expect(again).toMatchObject({ userId, phone: '6***9777' });
    client.setToken(again.token);
    expect(
      await client.api.mpayUserPopup({
        currentLat: 22,
        currentLon: 113,
        addressLat: 22,
        addressLon: 113,
      }),
    ).toEqual({ isWhite: true, isPopup: false, distance: 0 });
  });

  it('refuses a person whose phone nobody tells', async () => {
    expect(
      await reasonOf(
        suite.server.client().api.memberToken({
          authCode: await sandboxCode(suite.server.url, 'paymentApp', 'silent'),
          action: 'alipayLogin',
        }),
      ),
    ).toBe('IDENTITY_REFUSED');
  });

  it('shows a social identity to its own member only', async () => {
    const mine = suite.server.client();
    mine.setToken(
      (
        await mine.api.memberToken({
          code: await sandboxCode(suite.server.url, 'social', 'stranger'),
          source: 3,
        })
      ).token,
    );
    const other = await memberOf(suite.server);
    expect((await mine.api.socialUserInfoByOpenId({ openId: 'social-stranger' })).nickname).toBe(
      'Stranger',
    );
    expect(await reasonOf(other.api.socialUserInfoByOpenId({ openId: 'social-stranger' }))).toBe(
      'IDENTITY_NOT_FOUND',
    );
  });

  it('keeps pictures only: by their bytes, up to 5 MB, of members', async () => {
    const { api } = await memberOf(suite.server);
    const big = new Uint8Array(5 * 1024 * 1024 + 1);
    big.set(PNG);
    expect(await reasonOf(api.upload({ path: 'comment' }, { file: new Blob([big]) }))).toBe(
      'UPLOAD_TOO_LARGE',
    );
    expect(
      await reasonOf(
        api.upload({ path: 'comment' }, { file: new Blob(['<svg/>'], { type: 'image/png' }) }),
      ),
    ).toBe('UPLOAD_TYPE');
    expect(await reasonOf(api.upload({ path: 'comment' }))).toBe('BAD_REQUEST');
    expect(
      await reasonOf(
        suite.server.client().api.upload({ path: 'comment' }, { file: new Blob([PNG]) }),
      ),
    ).toBe('SESSION_INVALID');
    for (const name of ['comment/../../setting', 'comment/%2e%2e/x.png', 'comment/none.png'])
      expect((await fetch(`${suite.server.url}/uploads/${name}`)).status).toBe(404);
  });

  it('tells the owner of an account on hold so, wherever they are signed in, and signs them in nowhere', async () => {
    const { api } = await memberOf(suite.server, '66880777');
    const { userId } = await api.memberInfo({});
    const hold = (at: number | null) =>
      suite.server.deps.db.query('UPDATE app_user SET suspended_at = $2 WHERE id = $1', [
        userId,
        at,
      ]);
    await hold(1);
    expect(await reasonOf(api.takeoutOrderList({}))).toBe('ACCOUNT_SUSPENDED');
    expect(await reasonOf(memberOf(suite.server, '66880777'))).toBe('ACCOUNT_SUSPENDED');
    await hold(null);
    expect((await api.takeoutOrderList({})).result).toEqual([]);
  });

  it('says when the system is down, and hides the tab bar by a switch', async () => {
    const { db } = suite.server.deps;
    const app = suite.server.client({ kind: 'app' });
    const wallet = suite.server.client({ kind: 'wallet' });
    expect((await app.api.bottomBar({})).isShow).toBe(false);
    await db.query(`INSERT INTO platform_switch (name, is_on) VALUES ('tabBar.wallet', false)`);
    expect((await wallet.api.bottomBar({})).isShow).toBe(false);
    await db.query(`INSERT INTO setting (name, value) VALUES ('system.status', 'sys_down')`);
    expect((await wallet.api.systemStatus({})).status).toBe('sys_down');
    await db.query(`DELETE FROM setting WHERE name = 'system.status'`);
  });

  it('leads back from the authorization page with code and state, to our own pages only', async () => {
    const page = (redirect: string): string =>
      `${suite.server.url}/sandbox-identity/social?${new URLSearchParams({ redirect_uri: redirect, state: '/store?id=1', person: 'new' }).toString()}`;
    const answer = await fetch(page('/?x=1#/'), { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '', suite.server.url);
    expect([
      answer.status,
      target.searchParams.get('x'),
      target.searchParams.get('state'),
      target.hash,
    ]).toEqual([303, '1', '/store?id=1', '#/']);
    const { nickname } = await suite.server
      .client()
      .api.socialUserInfo({ code: target.searchParams.get('code')! });
    expect(nickname).toBe('Senado Rui');
    expect((await fetch(page('https://elsewhere.example/'), { redirect: 'manual' })).status).toBe(
      404,
    );
  });

  it('draws pages with an icon of their own that their policy lets through, so that no other is asked for', async () => {
    for (const page of ['/sandbox-identity/social?redirect_uri=/', '/sandbox-bank?tradeNo=none']) {
      const answer = await fetch(`${suite.server.url}${page}`);
      expect(await answer.text(), page).toContain('<link rel="icon" href="data:image/svg+xml,');
      expect(answer.headers.get('content-security-policy'), page).toMatch(/img-src [^;]*data:/);
    }
  });

  it('counts what is told by beacon, and refuses what is no event', async () => {
    const { url, deps } = suite.server;
    const send = (body: string): Promise<number> =>
      fetch(`${url}/collect/events`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
      }).then(({ status }) => status);
    const event = {
      event: 'ShopClick',
      ts: Date.now(),
      anonId: 'a',
      route: '/store',
      props: { storeId: 's' },
    };
    const pages = ['Store', '/made/up', 'madeUp'].map((route) => ({ ...event, route }));
    expect(await send(JSON.stringify([event, ...pages]))).toBe(204);
    expect([await send('[{"event":"made up"}]'), await send('not json'), await send('')]).toEqual([
      400, 400, 400,
    ]);
    const { rows } = await deps.db.query<{ route: string; times: number }>(
      'SELECT route, times FROM event_count ORDER BY times, route = $1',
      ['other'],
    );
    expect(rows.map(({ route, times }) => [route, times])).toEqual([
      ['Store', 2],
      ['other', 2],
    ]);
  });
});
