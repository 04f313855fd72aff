// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostClient } from '#shared/guards/navigation.ts';
import { cents } from '#shared/kernel/money.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { Client, ShareCard, ShareOutcome } from '../../host/client.ts';
import { HostError } from '../../host/host-error.ts';
import { host } from '../../lib/host/host.ts';
import { chooseLanguage, loadTexts } from '../../lib/i18n.ts';
import { useNotice } from '../../lib/notice.ts';
import type { PosterShare } from './share.ts';
import { ShareSheet } from './share-sheet.tsx';

const LINK = `${host.appUrl()}#/wechat-gateway?toPage=%2Fgroup%2FproductDetail%3FproductId%3Dp`;
const SHARE: PosterShare = {
  title: 'Egg tarts',
  text: 'A deal',
  path: '/group/productDetail?productId=p',
  picture: '/tarts.jpg',
  subject: { productId: 'p' },
  poster: {
    kind: 'deal',
    price: { now: cents(3800), before: cents(5200) },
    place: 'Rua do Cunha',
  },
};

/** What happy-dom has no picture code for: a canvas that notes what is drawn on it. */
const brush = {
  measureText: (text: string) => ({ width: text.length * 20 }),
  fillText: vi.fn(),
  drawImage: vi.fn(),
};
const NOTHING = vi.fn();
const withNothing = new Proxy(brush, {
  get: (own, name) => (name in own ? own[name as keyof typeof brush] : NOTHING),
});

const fakeCanvas = () => {
  const { prototype } = HTMLCanvasElement;
  return {
    getContext: vi.spyOn(prototype, 'getContext').mockReturnValue(withNothing as never),
    toDataURL: vi.spyOn(prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,eA=='),
    toBlob: vi.spyOn(prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob(['x']));
    }),
  };
};

/** A picture that loads, or does not. */
const pictureThat = (event: 'load' | 'error') =>
  class extends EventTarget {
    naturalWidth = event === 'load' ? 800 : 0;
    naturalHeight = event === 'load' ? 600 : 0;
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)));
    }
  };

const box = document.createElement('div');
let canvas: ReturnType<typeof fakeCanvas>;
let root: Root;

const clientWith = (functions: Partial<Client>): void => {
  vi.spyOn(host, 'client').mockResolvedValue(functions as Client);
};
const show = (kind: HostClient = 'web', share: PosterShare = SHARE): void => {
  host.kind = kind;
  root.render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ShareSheet title="分享團購" share={share} onClose={() => undefined} />
    </QueryClientProvider>,
  );
};
const button = (name: string): HTMLButtonElement | undefined =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = async (name: string): Promise<void> => {
  await waitFor(() => {
    expect(button(name)?.disabled).toBe(false);
  });
  button(name)!.click();
};
const expectNotice = (text: string): Promise<void> =>
  waitFor(() => {
    expect(useNotice.getState().text).toBe(text);
  });
const poster = (): HTMLImageElement | null => box.querySelector('[data-testid="poster"]');
const drawn = (): Promise<void> =>
  waitFor(() => {
    expect(poster()).not.toBeNull();
  });
const drawnWords = (): string[] => brush.fillText.mock.calls.map(([text]) => String(text));

beforeAll(async () => {
  await loadTexts('group');
  await loadTexts('share-sheet');
  await chooseLanguage('zh-Hant');
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('Path2D', EventTarget); // any class: shapes are not looked at
  vi.stubGlobal('Image', pictureThat('load'));
  canvas = fakeCanvas();
  useNotice.setState({ text: '' });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  host.kind = 'web';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  brush.fillText.mockClear();
  brush.drawImage.mockClear();
});

describe('the poster', () => {
  it('says the deal’s name, both prices and its store, and is an image that can be held', async () => {
    show();
    await drawn();
    expect(poster()!.alt).toBe('Egg tarts的分享海報，附 QR 碼');
    expect(poster()!.src).toBe('data:image/jpeg;base64,eA==');
    expect(drawnWords()).toEqual([
      'Egg tarts',
      '$38.00',
      '$52.00',
      'Rua do Cunha',
      'Senado',
      '長按或掃描，看看這個團購',
    ]);
    expect(brush.drawImage).toHaveBeenCalledOnce();
  });

  it('of a store has no price, and leads to the store', async () => {
    show('web', { ...SHARE, poster: { kind: 'store', place: 'Rua do Cunha 1' } });
    await drawn();
    expect(drawnWords()).toContain('長按或掃描，看看這間門店');
    expect(drawnWords().join('')).not.toContain('$');
  });

  it('is drawn without a picture that does not come', async () => {
    vi.stubGlobal('Image', pictureThat('error'));
    show();
    await drawn();
    expect(brush.drawImage).not.toHaveBeenCalled();
  });

  it('is drawn without a picture that may not be read back', async () => {
    canvas.toDataURL.mockImplementationOnce(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    show();
    await drawn();
    expect(brush.drawImage).toHaveBeenCalledOnce();
    expect(drawnWords().filter((text) => text === 'Egg tarts')).toHaveLength(2);
  });

  it('that could not be drawn can be tried again, and the link is shared meanwhile', async () => {
    canvas.getContext.mockReturnValue(null);
    show();
    await waitFor(() => {
      expect(box.textContent).toContain('海報未能製作');
    });
    expect(button('儲存圖片')!.disabled).toBe(true);
    expect(button('複製連結')!.disabled).toBe(false);
    canvas.getContext.mockReturnValue(withNothing as never);
    await press('重試');
    await drawn();
  });

  it('is saved as a file named after the deal', async () => {
    const savePicture = vi.fn(() => Promise.resolve());
    clientWith({ savePicture });
    show();
    await press('儲存圖片');
    await expectNotice('圖片已儲存');
    expect(savePicture).toHaveBeenCalledWith(
      expect.objectContaining({ file: expect.objectContaining({ name: 'Egg-tarts.jpg' }) }),
    );
  });

  it('that a client could not save is pressed and held', async () => {
    clientWith({ savePicture: () => Promise.reject(new HostError('notSupported')) });
    show('wallet');
    await press('儲存圖片');
    await expectNotice('圖片未能儲存，請長按海報儲存');
  });

  it('where a client cannot save it, the sheet says to press and hold it', async () => {
    show('social');
    await drawn();
    expect(box.textContent).toContain('長按海報，即可儲存圖片或傳送給朋友');
    expect(button('儲存圖片')).toBeUndefined();
    expect(button('分享圖片')).toBeUndefined();
  });

  it.each([
    ['shared', () => Promise.resolve(), '分享成功'],
    ['not shared', () => Promise.reject(new Error('broken')), '分享失敗'],
  ])('that was %s by the share sheet of the device says so', async (_, share, text) => {
    Object.assign(navigator, { canShare: () => true, share });
    try {
      show();
      await press('分享圖片');
      await expectNotice(text);
    } finally {
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('the channels', () => {
  const cards: ShareCard[] = [];
  const shares = (outcome: () => Promise<ShareOutcome>): void => {
    cards.length = 0;
    vi.spyOn(host, 'share').mockImplementation((card) => {
      cards.push(card);
      return outcome();
    });
  };

  it.each([
    ['shared', () => Promise.resolve<ShareOutcome>('shared'), '分享成功'],
    ['not shared', () => Promise.reject(new HostError('failed')), '分享失敗'],
    ['cancelled', () => Promise.resolve<ShareOutcome>('cancelled'), ''],
  ])('a deal that was %s in the app says so (spec 002 §8)', async (_, outcome, text) => {
    shares(outcome);
    show('app');
    await press('朋友圈');
    await expectNotice(text);
    expect(cards).toMatchObject([{ url: LINK, path: SHARE.path, channels: ['moments'] }]);
  });

  it('in the social browser the card is set for its own menu', async () => {
    shares(() => Promise.resolve('ready'));
    show('social');
    await press('微信');
    await expectNotice('請用右上角的選單分享');
    expect(button('Facebook')).toBeUndefined();
  });

  it('a browser opens Facebook’s page, and copies the link for WeChat', async () => {
    const openPage = vi.spyOn(host, 'openPage').mockReturnValue();
    const copyText = vi.spyOn(host, 'copyText').mockResolvedValue(true);
    show();
    await press('Facebook');
    expect(openPage).toHaveBeenCalledWith(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(LINK)}`,
    );
    await press('微信');
    await expectNotice('連結已複製，請到微信貼上');
    expect(copyText).toHaveBeenCalledWith(LINK);
    copyText.mockResolvedValue(false);
    await press('複製連結');
    await expectNotice('複製失敗，請手動複製');
  });

  it('moments are given the poster, saved or held', async () => {
    clientWith({ savePicture: () => Promise.resolve() });
    show();
    await press('朋友圈');
    await expectNotice('圖片已儲存，請到朋友圈發佈');
    show('bank');
    await press('朋友圈');
    await expectNotice('請長按海報儲存，再到朋友圈發佈');
  });
});
