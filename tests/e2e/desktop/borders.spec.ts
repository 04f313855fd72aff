import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bridge } from '#shared/ipc/index.ts';
import { expect, logOnDisk, test } from '#tests/support/desktop-fixtures.ts';
import { callBridge } from '#tests/support/desktop-pages.ts';

let foreign: Server;
let foreignUrl: string;
let visits = 0;

test.beforeAll(async () => {
  foreign = createServer((_request, reply) => {
    visits += 1;
    reply.setHeader('access-control-allow-origin', '*').end('<title>elsewhere</title>');
  });
  await new Promise<void>((resolve) => {
    foreign.listen(0, '127.0.0.1', resolve);
  });
  foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`;
});
test.beforeEach(() => {
  visits = 0;
});
test.afterAll(() => {
  foreign.close();
});

test('a page that tries to navigate, to open a window, to load a script or a frame from elsewhere or to read a file is refused, and what main refused stands in the log', async ({
  till,
}) => {
  const { page, pageOrigin, userDataDir } = till;
  // The console starts at its write-off page and goes on to the sign-in at once.
  const title = '商戶登入 · Senado';
  await expect(page).toHaveTitle(title);
  const refused = (what: string) => expect.poll(() => logOnDisk(userDataDir)).toContain(what);

  await page.evaluate((url) => {
    location.href = url;
  }, foreignUrl);
  await refused('navigation denied');
  const outcome = await page.evaluate(async (url) => {
    const result = (element: HTMLElement): Promise<string> =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) element.addEventListener(type, () => resolve(type));
        document.body.append(element);
      });
    const policy: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      policy.push(effectiveDirective),
    );
    const reached = (address: string): Promise<string> =>
      fetch(address).then(
        () => 'reached',
        () => 'denied',
      );
    const got = {
      script: await result(Object.assign(document.createElement('script'), { src: `${url}x.js` })),
      picture: await result(Object.assign(document.createElement('img'), { src: `${url}x.png` })),
      call: await reached(url),
      file: await reached('file:///etc/passwd'),
      fileScript: await result(
        Object.assign(document.createElement('script'), { src: 'file:///etc/passwd' }),
      ),
    };
    const inline = document.createElement('script');
    inline.textContent = 'window.hasRunInline = true';
    document.body.append(inline, Object.assign(document.createElement('iframe'), { src: url }));
    let evaluated = 'ran';
    try {
      // oxlint-disable-next-line no-eval -- that it is denied is what is shown
      (globalThis as unknown as { eval: (text: string) => unknown }).eval('1 + 1');
    } catch {
      evaluated = 'denied';
    }
    return { ...got, evaluated, inline: 'hasRunInline' in window, policy };
  }, foreignUrl);
  expect(outcome).toMatchObject({
    script: 'error',
    picture: 'error',
    call: 'denied',
    file: 'denied',
    fileScript: 'error',
    evaluated: 'denied',
    inline: false,
  });
  expect(outcome.policy).toEqual(
    expect.arrayContaining(['script-src-elem', 'img-src', 'connect-src', 'script-src-elem']),
  );

  await page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url, target: '_blank' });
    document.body.append(link);
    link.click();
    window.open(url);
  }, foreignUrl);
  await refused('new window denied');
  await expect.poll(() => page.context().pages().length).toBe(1);
  expect(page.url().startsWith(`${pageOrigin}/`)).toBe(true);
  await expect(page).toHaveTitle(title);
  expect(visits).toBe(0);
});

test('nothing outside the built pages is served', async ({ till: { page } }) => {
  const answers = await page.evaluate(async () => {
    const paths = [
      '/..%2f..%2fpackage.json',
      '/%2e%2e%2fmain%2findex.js',
      '/..%5c..%5cpackage.json',
      '/assets/..%2f..%2fmain/index.js',
      '/%2fetc%2fpasswd',
      '/index.html%00',
      '/../../package.json',
    ];
    return Promise.all(
      paths.map(async (path) => {
        const reply = await fetch(path);
        return {
          path,
          status: reply.status,
          policy: reply.headers.get('content-security-policy') ?? '',
          text: await reply.text(),
        };
      }),
    );
  });
  for (const { status, policy, text } of answers) {
    expect([403, 404]).toContain(status);
    expect(policy).toContain("default-src 'none'");
    expect(text).toBe('');
  }
  expect(
    await page.evaluate(async () => (await fetch('/index.html', { method: 'POST' })).status),
  ).toBe(405);
});

test("the page gets the camera's picture and nothing else", async ({ launch }) => {
  const { page, userDataDir } = await launch({ hasCamera: true });
  const got = await page.evaluate(async () => {
    const ask = (wanted: MediaStreamConstraints) =>
      navigator.mediaDevices.getUserMedia(wanted).then(
        (stream) => {
          for (const track of stream.getTracks()) track.stop();
          return 'granted';
        },
        (error: Error) => error.name,
      );
    const place = () =>
      new Promise((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          () => resolve('denied'),
        );
      });
    return {
      video: await ask({ video: true }),
      audio: await ask({ audio: true }),
      both: await ask({ video: true, audio: true }),
      place: await place(),
      notifications: await Notification.requestPermission(),
      clipboard: await navigator.clipboard.readText().then(
        () => 'granted',
        () => 'denied',
      ),
    };
  });
  expect(got).toEqual({
    video: 'granted',
    audio: 'NotAllowedError',
    both: 'NotAllowedError',
    place: 'denied',
    notifications: 'denied',
    clipboard: 'denied',
  });
  expect(await logOnDisk(userDataDir)).toContain('permission denied: geolocation');
});

test('the bridge is exactly what the contract names, frozen, and refuses malformed arguments', async ({
  till: { page },
}) => {
  const seen = await page.evaluate(() => {
    const { senadoDesktop } = window as unknown as { senadoDesktop: Record<string, unknown> };
    return {
      names: Object.keys(senadoDesktop).sort(),
      isFrozen: Object.isFrozen(senadoDesktop),
      node: [
        typeof (globalThis as { require?: unknown }).require,
        typeof (globalThis as { process?: unknown }).process,
      ],
    };
  });
  expect(seen).toEqual({
    names: Object.keys(bridge).toSorted(),
    isFrozen: true,
    node: ['undefined', 'undefined'],
  });
  const bad: [Parameters<typeof callBridge>[1], ...unknown[]][] = [
    ['readSecret', 'other'],
    ['readSecret', { name: 'merchant.session' }],
    ['readSecret'],
    ['writeSecret', 'x'],
    ['writeSecret', { name: 'merchant.session', value: 'x'.repeat(20_001) }],
    ['journalAppend', { requestId: 'short' }],
    ['journalAppend', null],
    ['journalResolve', 7],
    ['openLink', ['https://www.gov.mo']],
    ['info', 'more'],
    ['choose', { updateFeed: 7, updates: 'yes' }],
    ['nextSignal', -1],
    ['showCustomer', { kind: 'done' }],
    ['keepAwake', 'on'],
    ['showWaiting', 1000],
    ['showWaiting', 1.5],
    ['printBytes', { host: '8.8.8.8', port: 9100, data: '' }],
  ];
  for (const [name, ...args] of bad) {
    const { ok, value } = await callBridge(page, name, ...args);
    expect(ok).toBe(false);
    expect(value).toContain('bridge refused: argument');
  }
  expect((await callBridge(page, 'journalOpen')).value).toEqual([]);
});

test('links leave for the system browser by allow-list only', async ({
  till: { page, openedLinks },
}) => {
  const outcomes = [];
  for (const link of [
    'https://www.gov.mo/zh',
    'http://www.gov.mo/',
    'https://www.gov.mo.evil.example/',
    'https://user@www.gov.mo/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'smb://host/share',
  ])
    outcomes.push((await callBridge(page, 'openLink', link)).value);
  expect(outcomes).toEqual([true, false, false, false, false, false, false]);
  expect(await openedLinks()).toEqual(['https://www.gov.mo/zh']);
});
