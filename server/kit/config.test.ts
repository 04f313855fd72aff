import { describe, expect, it } from 'vitest';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('has a default for everything, and treats empty as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.senado',
      databaseUrl: undefined,
      demo: false,
      corsOrigins: ['app://senado'],
      redeemInOne: true,
    });
    expect(readConfig({}).gatewayKeys).toEqual(
      new Map([[WEB_GATEWAY_KEY.id, WEB_GATEWAY_KEY.secret]]),
    );
  });

  it('reads numbers, flags, lists and keys', () => {
    const config = readConfig({
      PORT: '0',
      DEMO: '1',
      CORS_ORIGINS: 'app://senado, https://a.example',
      GATEWAY_KEYS: 'till-1:0123456789abcdef:x,web:fedcba9876543210',
      REDEEM_IN_ONE: '0',
      LOGIN_CODE_WAIT_SECONDS: '5',
    });
    expect(config).toMatchObject({
      port: 0,
      demo: true,
      corsOrigins: ['app://senado', 'https://a.example'],
      redeemInOne: false,
      codeWaitMs: 5000,
    });
    expect([...config.gatewayKeys]).toEqual([
      ['till-1', '0123456789abcdef:x'],
      ['web', 'fedcba9876543210'],
    ]);
  });

  it('each of several processes lets its part of the calls through', () => {
    expect(readConfig({ INSTANCES: '4', LIMIT_ADDRESS: '300', LIMIT_TOKEN: '0' })).toMatchObject({
      instances: 4,
      limitAddress: 75,
      limitToken: 0,
    });
    expect(() => readConfig({ INSTANCES: '0' })).toThrow(/INSTANCES/);
  });

  it('a demonstration or the bank of the sandbox needs DEMO_PUBLIC beyond this machine', () => {
    for (const open of [{ DEMO: '1' }, { SANDBOX_BANK: '1' }])
      for (const HOST of ['0.0.0.0', '::', '192.0.2.7', 'till.example']) {
        expect(() => readConfig({ ...open, HOST })).toThrow(/DEMO_PUBLIC=1/);
        expect(readConfig({ ...open, HOST, DEMO_PUBLIC: '1' }).host).toBe(HOST);
      }
    for (const HOST of ['127.0.0.1', '127.0.0.8', '::1', 'localhost'])
      expect(readConfig({ DEMO: '1', HOST }).host).toBe(HOST);
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('counts codes by phone and by address, and is generous in the demonstration', () => {
    expect(readConfig({})).toMatchObject({
      codesPerDay: 10,
      codesPerAddress: 200,
      trustedProxies: [],
    });
    expect(readConfig({ DEMO: '1' })).toMatchObject({ codesPerDay: 100, codesPerAddress: 0 });
    expect(
      readConfig({
        DEMO: '1',
        LOGIN_CODES_PER_DAY: '4',
        LOGIN_CODES_PER_ADDRESS: '5',
        TRUSTED_PROXIES: '192.0.2.1, 2001:db8::/32',
      }),
    ).toMatchObject({
      codesPerDay: 4,
      codesPerAddress: 5,
      trustedProxies: ['192.0.2.1', '2001:db8::/32'],
    });
  });

  it('a production has no demonstration, and every variable that it lacks is named', () => {
    const NODE_ENV = 'production';
    expect(() => readConfig({ NODE_ENV, DEMO: '1', SANDBOX_BANK: '1' })).toThrow(
      'NODE_ENV=production does not go with DEMO=1 and SANDBOX_BANK=1. NODE_ENV=production needs DATA_DIR or DATABASE_URL, GATEWAY_KEYS, CODE_WEBHOOK_URL, CODE_WEBHOOK_SECRET, TRUSTED_PROXIES.',
    );
    const whole = {
      NODE_ENV,
      DATA_DIR: 'd',
      GATEWAY_KEYS: 'web-1:sixteen-letters-or-more',
      CODE_WEBHOOK_URL: 'https://messages.example/codes',
      CODE_WEBHOOK_SECRET: 'a-secret-of-sixteen',
      TRUSTED_PROXIES: '127.0.0.1',
    };
    expect(readConfig(whole)).toMatchObject({
      demo: false,
      sandboxBank: false,
      hasDocs: false,
      codeWebhook: { url: whole.CODE_WEBHOOK_URL, secret: whole.CODE_WEBHOOK_SECRET },
    });
    expect(readConfig({ ...whole, DOCS: '1' }).hasDocs).toBe(true);
    expect(readConfig({}).hasDocs).toBe(true);
    // reached from elsewhere, its callers have addresses of their own
    expect(() => readConfig({ ...whole, HOST: '0.0.0.0', TRUSTED_PROXIES: '' })).not.toThrow();
  });

  it('codes are handed over encrypted or on this machine, and always signed', () => {
    const CODE_WEBHOOK_SECRET = 'a-secret-of-sixteen';
    for (const CODE_WEBHOOK_URL of ['http://messages.example/', 'ftp://a.example', 'codes'])
      expect(() => readConfig({ CODE_WEBHOOK_URL, CODE_WEBHOOK_SECRET })).toThrow(
        'The environment variable CODE_WEBHOOK_URL has',
      );
    expect(
      readConfig({ CODE_WEBHOOK_URL: 'http://127.0.0.1:9/', CODE_WEBHOOK_SECRET }).codeWebhook?.url,
    ).toBe('http://127.0.0.1:9/');
    expect(() => readConfig({ CODE_WEBHOOK_SECRET })).toThrow(/set together/);
    expect(() => readConfig({ PORT: 'x', DEMO: 'yes' })).toThrow(
      'The environment variables PORT, DEMO have values that cannot be used.',
    );
  });

  it('reads where the app is published', () => {
    expect(
      readConfig({ ALLOWED_HOSTS: 'a.example, *.b.example', APP_STORE_ID: '12' }).appInfo,
    ).toEqual({
      allowedHosts: ['a.example', '*.b.example'],
      packageId: 'mo.senado.app',
      appStoreId: '12',
      downloadUrl: '',
      supportPhone: '',
    });
  });

  it.each([
    ['ALLOWED_HOSTS', 'https://a.example'],
    ['ALLOWED_HOSTS', '*'],
    ['APP_DOWNLOAD_URL', 'javascript:alert(1)'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '192.0.2.0/33'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL', '0'],
  ])('refuses %s=%s by name, without its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `The environment variable ${name} has a value that cannot be used.`,
    );
  });

  it('refuses a short gateway secret without printing it', () => {
    expect(() => readConfig({ GATEWAY_KEYS: 'id:short' })).toThrow(/^(?!.*short).*GATEWAY_KEYS/);
  });
});
