// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { convertPoint } from '#shared/geo/map-system.ts';
import { pictureSaving } from '#shared/jump/share-choices.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { ClientPorts } from './client.ts';
import { createHost } from './create-host.ts';

type Call = readonly [name: string, params: unknown];
type Answer = (result: unknown) => void;

const signature = { appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' };
const ports: ClientPorts = {
  socialConfig: () => Promise.resolve(signature),
  walletConfig: () => Promise.resolve(signature),
  walletScopes: () => Promise.resolve([]),
  visitable: () => null,
};
const place = { lat: 22.1937, lon: 113.5399, name: 'Bakery', address: 'Rua do Cunha 1' };
const inGcj = convertPoint(place, 'WGS84', 'GCJ02');
const { name, address } = place;
const shown = { latitude: place.lat, longitude: place.lon, name, address };
const shownInGcj = { latitude: inGcj.lat, longitude: inGcj.lon, name, address };
/** What is shared is a store of deals, which the mini-program has a page of its own for. */
const card = {
  title: 'Bakery',
  text: 'Egg tarts',
  url: 'https://senado.example/#/group/store?id=1',
  path: '/group/store?id=1',
};

const drawn = { file: new File(['x'], 'poster.jpg'), address: 'data:image/jpeg;base64,eA==' };

/** What the client was asked, in order. */
let calls: Call[];
const noted = (method: string) => (params: object) => {
  const { success, ...given } = params as { success?: () => void };
  calls.push([method, JSON.parse(JSON.stringify(given))]);
  success?.();
};

const nativeApp = () => ({
  SenadoNative: {
    postMessage: (message: string) => {
      const { id, method, params } = JSON.parse(message) as Record<string, unknown>;
      calls.push([String(method), params]);
      window.senadoNativeReply?.(Number(id), true, '{"result":"success"}');
    },
  },
});
const wallet = () => ({
  mpass: {
    config: noted('config'),
    ready: (run: () => void) => {
      run();
    },
    call: (method: string, params: object, answer: Answer) => {
      noted(method)(params);
      answer({ result: 'success' });
    },
  },
});
const paymentApp = () => ({
  AlipayJSBridge: {
    call: (method: string, params: object, answer: Answer) => {
      noted(method)(params);
      answer({});
    },
  },
});
const sdk = () => ({
  wx: {
    config: noted('config'),
    ready: (run: () => void) => {
      run();
    },
    error: () => undefined,
    openLocation: noted('openLocation'),
    updateAppMessageShareData: noted('updateAppMessageShareData'),
    updateTimelineShareData: noted('updateTimelineShareData'),
    miniProgram: { postMessage: noted('postMessage') },
  },
});
const bank = () => ({
  BocBridge: {
    call: (method: string, params: string, answer: (json: string) => void) => {
      calls.push([method, JSON.parse(params)]);
      answer('{}');
    },
  },
});

type Own = {
  agent: string;
  functions: () => object;
  hasOwnBar: boolean;
  title?: Call;
  dial?: Call;
  map?: Call;
  share?: string;
  /** What a drawn picture is kept by. */ save?: string;
  isSigned?: boolean;
};
const CLIENTS: Readonly<Record<string, Own>> = {
  app: {
    agent: 'Senado/6.4.1',
    functions: nativeApp,
    hasOwnBar: false,
    dial: ['jumpByScheme', { scheme: 'tel:+85328820001' }],
    map: ['jumpByScheme', { scheme: 'senado://map', parameters: JSON.stringify(shown) }],
    share: 'shareWithParamAsyncForH5',
  },
  wallet: {
    agent: 'MPay/5.2.0',
    functions: wallet,
    hasOwnBar: true,
    title: ['setTitle', { title: 'Bakery' }],
    dial: ['makePhoneCall', { phoneNumber: '+85328820001' }],
    map: ['openLocation', shown],
    share: 'share',
    save: 'saveImage',
    isSigned: true,
  },
  paymentApp: {
    agent: 'AlipayClient/10.5.0',
    functions: paymentApp,
    hasOwnBar: true,
    title: ['setTitle', { title: 'Bakery' }],
    dial: ['makePhoneCall', { number: '+85328820001' }],
    map: ['openLocation', shownInGcj],
    share: 'startShare',
    save: 'saveImage',
  },
  social: {
    agent: 'MicroMessenger/8.0.50',
    functions: sdk,
    hasOwnBar: true,
    map: ['openLocation', shownInGcj],
    share: 'updateAppMessageShareData',
    isSigned: true,
  },
  miniProgram: {
    agent: 'MicroMessenger/8.0.50 miniProgram/wx0',
    functions: sdk,
    hasOwnBar: true,
    map: ['openLocation', shownInGcj],
    share: 'postMessage',
    isSigned: true,
  },
  bank: {
    agent: 'BocApp/3.1',
    functions: bank,
    hasOwnBar: false,
    title: ['setTitle', { title: 'Bakery' }],
  },
  web: { agent: 'Chrome/120', functions: () => ({}), hasOwnBar: false },
};

beforeEach(() => {
  calls = [];
  // what others have left to be sent would go out by a beacon, which these clients have not
  localStorage.clear();
  // the link by which a browser saves a picture would lead the page away that other files have after this one
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('phone calls, maps, share, title bar and configuration (spec 002 §6)', () => {
  it.each(Object.entries(CLIENTS))('are as %s has them', async (kind, own) => {
    vi.stubGlobal('navigator', {
      userAgent: own.agent,
      clipboard: { writeText: () => Promise.resolve() },
    });
    for (const [global, value] of Object.entries(own.functions())) vi.stubGlobal(global, value);
    const host = createHost(ports);
    expect(host).toMatchObject({
      kind,
      hasOwnBar: own.hasOwnBar,
      hasOwnPhone: own.dial !== undefined,
      hasOwnMap: own.map !== undefined,
    });
    host.setTitle('Bakery');
    host.dial('+85328820001');
    host.showPlace(place);
    await host.share(card);
    const { savePicture } = await host.client();
    expect(savePicture === undefined ? 'hold' : 'kept').toBe(
      pictureSaving(host.kind) === 'hold' ? 'hold' : 'kept',
    );
    await savePicture?.(drawn);
    await waitFor(() => {
      const isConfig = ([call]: Call): boolean => call === 'config';
      expect(calls.some(isConfig)).toBe(own.isSigned === true);
      for (const [asked, wanted] of [
        [calls.filter(([call]) => call === 'setTitle'), own.title],
        [calls.filter((call) => JSON.stringify(call).includes('28820001')), own.dial],
        [calls.filter((call) => JSON.stringify(call).includes('Cunha')), own.map],
      ] as const)
        expect(asked).toEqual(wanted === undefined ? [] : [wanted]);
      const sharing = calls.filter((call) => JSON.stringify(call).includes(card.url));
      expect(sharing[0]?.[0]).toBe(own.share);
      expect(calls.find((call) => JSON.stringify(call).includes(drawn.address))?.[0]).toBe(
        own.save,
      );
    });
  });
});

it('the mini-program is told its own page of a store or a deal, to be opened in place of the link', async () => {
  vi.stubGlobal('navigator', { userAgent: CLIENTS['miniProgram']!.agent });
  vi.stubGlobal('wx', sdk().wx);
  const pageOf = async (path: string): Promise<unknown> => {
    calls = [];
    await createHost(ports).share({ ...card, path });
    return (calls.at(-1)![1] as { data: { share: { page?: string } } }).data.share.page;
  };
  expect(await pageOf('/group/store?id=1')).toBe('/pages/group/store/index?id=1');
  expect(await pageOf('/group/productDetail?productId=p')).toBe(
    '/pages/group/productDetail/index?productId=p',
  );
  expect(await pageOf('/share?shareId=s')).toBeUndefined();
});

it('the mini-program alone tells of a visitor who is back from its page to pay at, by the browser’s events and its own', async () => {
  vi.stubGlobal('navigator', { userAgent: CLIENTS['miniProgram']!.agent });
  const heard: ((result: { active: boolean }) => void)[] = [];
  vi.stubGlobal('WeixinJSBridge', {
    on: (event: string, listener: (result: { active: boolean }) => void) => {
      if (event === 'onPageStateChange') heard.push(listener);
    },
  });
  const { onPayReturn } = await createHost(ports).client();
  let returns = 0;
  const stop = onPayReturn!(() => {
    returns += 1;
  });
  const isHidden = vi.spyOn(document, 'hidden', 'get');
  const show = (hidden: boolean): void => {
    isHidden.mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    for (const listener of heard) listener({ active: !hidden });
  };
  show(true);
  expect(returns).toBe(0);
  show(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(returns).toBe(3);
  stop();
  show(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(returns).toBe(3);
  isHidden.mockRestore();

  vi.stubGlobal('navigator', { userAgent: CLIENTS['social']!.agent });
  expect(await createHost(ports).client()).not.toHaveProperty('onPayReturn');
});

it('clients get the whole address of a card’s picture, which they load by themselves', async () => {
  vi.stubGlobal('navigator', { userAgent: CLIENTS['miniProgram']!.agent });
  vi.stubGlobal('wx', sdk().wx);
  vi.stubGlobal('location', new URL('https://senado.example/app/#/market/store'));
  const pictureOf = async (picture: string): Promise<unknown> => {
    calls = [];
    await createHost(ports).share({ ...card, picture });
    return (calls.at(-1)![1] as { data: { share: { picture?: string } } }).data.share.picture;
  };
  expect(await pictureOf('/pictures/tarts.svg')).toBe('https://senado.example/pictures/tarts.svg');
  expect(await pictureOf('https://cdn.example/t.png')).toBe('https://cdn.example/t.png');
  expect(await pictureOf('')).toBe('');
});

it.each([
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
])('a wallet that answers "%s" has not shared', async (result, outcome) => {
  vi.stubGlobal('navigator', { userAgent: CLIENTS['wallet']!.agent });
  vi.stubGlobal('mpass', {
    ...wallet().mpass,
    call: (_: string, __: object, answer: Answer) => answer({ result }),
  });
  const shared = await createHost(ports)
    .share(card)
    .catch((error: unknown) => (error as { reason: string }).reason);
  expect(shared).toBe(outcome);
});
