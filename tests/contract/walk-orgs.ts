import { expect } from 'vitest';
import type { TestClient } from '#tests/support/server-client.ts';

export const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A code of the sandbox's identity services. */
export const sandboxCode = async (
  url: string,
  provider: string,
  person = 'returning',
): Promise<string> =>
  (
    (await (await fetch(`${url}/sandbox-identity/${provider}/code?person=${person}`)).json()) as {
      code: string;
    }
  ).code;

/** Signs in as each client does, and asks for all that a page of the frame needs. */
export const walkOrgs = async (url: string, client: TestClient): Promise<void> => {
  const { api } = client;
  const page = `${url}/#/store?id=1`;
  expect((await api.socialAuthorize({})).url).toBe('/sandbox-identity/social');
  expect((await api.socialConfig({ url: page })).signature).toMatch(/^[0-9a-f]{40}$/);
  expect((await api.walletConfig({ url: page })).authorizeUrl).toContain(
    'scope=userinfo,phone_info,point_info',
  );
  expect((await api.walletConfigAsk({})).scopes).toHaveLength(3);
  expect((await api.systemStatus({})).status).toBe('normal');
  expect((await api.switchList({})).result).toContainEqual({ name: 'webSignIn', isOn: true });
  expect((await api.bottomBar({})).isShow).toBe(true);
  expect(await api.appInfo({})).toMatchObject({
    allowedHosts: ['*.gov.mo'],
    packageId: 'mo.senado.app',
  });
  await api.clientLocation({
    city: '澳門',
    title: '議事亭前地',
    address: '',
    point: { lat: 22.1936, lon: 113.5397 },
  });
  expect((await api.bankOauth({ msg: await sandboxCode(url, 'bank') })).openId).toBe(
    'bank-returning',
  );
  const code = await sandboxCode(url, 'social');
  expect(await api.socialUserInfo({ code })).toMatchObject({
    openId: 'social-returning',
    nickname: 'Senado Ana',
  });
  client.setToken((await api.memberToken({ code, source: 3 })).token);
  expect((await api.socialUserInfoByOpenId({ openId: 'social-returning' })).unionId).toBe(
    'union-returning',
  );
  expect(
    await api.mpayUserPopup({
      currentLat: 22.1936,
      currentLon: 113.5397,
      addressLat: 22.1537,
      addressLon: 113.5574,
    }),
  ).toMatchObject({ isWhite: false, isPopup: true });
  const { url: kept } = await api.upload({ path: 'refund' }, { file: new Blob([PNG]) });
  const { result } = await api.uploadShown({ urls: [kept] });
  expect((await fetch(url + result[0]!.shown)).headers.get('content-type')).toBe('image/png');
};
