// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bridge, parsedBridge } from './bridge.ts';

describe('the desktop bridge', () => {
  it('says in a browser tab what a tab cannot do', async () => {
    const info = await bridge.info();
    expect(info).toMatchObject({ runtime: 'browser', isSecretSafe: false, backendUrl: '' });
    expect(await bridge.info()).toEqual(info);
  });

  it('keeps a secret as long as the tab and forgets it when told', async () => {
    await bridge.writeSecret({ name: 'merchant.session', value: 'x' });
    expect(await bridge.readSecret('merchant.session')).toBe('x');
    expect(localStorage.getItem('senado.console.secret.merchant.session')).toBeNull();
    await bridge.writeSecret({ name: 'merchant.session', value: null });
    expect(await bridge.readSecret('merchant.session')).toBeNull();
  });

  it.each([
    'http://www.gov.mo/',
    'https://www.gov.mo.evil.example/',
    'https://www.gov.mo@evil.example/',
    'javascript:alert(1)',
    'https://www.gov.mo:8443/',
    `${location.origin}/admin`,
    `${location.origin}.evil.example/#/store`,
  ])('does not open %s', async (link) => {
    expect(await bridge.openLink(link)).toBe(false);
  });

  it('refuses an argument and an answer that break the contract', async () => {
    const wrong = parsedBridge({
      info: () => Promise.resolve({ runtime: 'toaster' }),
      readSecret: () => Promise.resolve(null),
    });
    await expect(wrong.info()).rejects.toThrow(/invalid/i);
    await expect(wrong.readSecret('other.secret' as 'merchant.session')).rejects.toThrow(
      /invalid/i,
    );
    await expect(wrong.openLink('https://www.gov.mo/')).rejects.toThrow('link:open');
  });
});
