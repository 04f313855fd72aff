// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { Order } from '../../../../domain/order/model.ts';
import type { ShareOutcome } from '../../../../host/client.ts';
import { HostError } from '../../../../host/host-error.ts';
import { host } from '../../../../lib/host/host.ts';
import { chooseLanguage, loadTexts } from '../../../../lib/i18n.ts';
import { useNotice } from '../../../../lib/notice.ts';
import { ShareRow } from './share-row.tsx';

const order = { tradeId: 't1', orderStatus: 4, payInfo: { payTime: 1 } } as unknown as Order;
const link = {
  shareId: 's',
  title: 'T',
  content: 'C',
  imgUrl: '/p.png',
  url: '/#/share?shareId=s',
  redpackCount: 3,
  expireTime: 1_800_000_000_000,
};
const box = document.createElement('div');
let root: Root;

beforeAll(async () => {
  await loadTexts('orders');
  await chooseLanguage('zh-Hant');
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(link)));
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareRow order={order} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['shared', () => Promise.resolve<ShareOutcome>('shared'), '分享成功'],
  ['not shared', () => Promise.reject(new HostError('failed')), '分享失敗'],
] as const)('a link that was %s says so (spec 002 §8)', async (_, share, text) => {
  vi.spyOn(host, 'share').mockImplementation(share);
  await waitFor(() => {
    expect(box.querySelector('button')).not.toBeNull();
  });
  box.querySelector('button')!.click();
  await waitFor(() => {
    expect(useNotice.getState().text).toBe(text);
  });
});
