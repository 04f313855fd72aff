import { describe, expect, it } from 'vitest';
import type { HostClient } from '../guards/navigation.ts';
import { facebookPage, pictureSaving, shareChoices } from './share-choices.ts';

const BY_HAND = ['WeChat link', 'Facebook page', 'moments picture'];

describe('where a page can be shared to', () => {
  it.each<[HostClient, string[]]>([
    ['app', ['WeChat client', 'Facebook client', 'moments client', 'copy link']],
    ['wallet', [...BY_HAND, 'more client', 'copy link']],
    ['paymentApp', [...BY_HAND, 'more client', 'copy link']],
    ['social', ['WeChat menu', 'moments menu', 'copy link']],
    ['miniProgram', ['WeChat menu', 'moments picture', 'copy link']],
    ['bank', [...BY_HAND, 'copy link']],
    ['web', [...BY_HAND, 'copy link']],
  ])('WeChat, Facebook and moments from %s (spec 002 §9)', (client, choices) => {
    expect(
      shareChoices(client, { hasShareSheet: false }).map(({ to, by }) => `${to} ${by}`),
    ).toEqual(choices);
  });

  it('the share sheet of the device is one more choice, where it is the browser that shares', () => {
    const hasMore = (client: HostClient): boolean =>
      shareChoices(client, { hasShareSheet: true }).some(({ to }) => to === 'more');
    expect(hasMore('web')).toBe(true);
    expect(hasMore('bank')).toBe(true);
    expect(hasMore('social')).toBe(false);
  });

  it('a page that names channels has those, in its order', () => {
    expect(
      shareChoices('app', { channels: ['moments', 'WeChat'], hasShareSheet: false }).map(
        ({ to }) => to,
      ),
    ).toEqual(['moments', 'WeChat', 'copy']);
  });

  it('Facebook is given the whole link, with what stands behind its hash', () => {
    expect(facebookPage('https://senado.example/#/wechat-gateway?toPage=%2Fstore')).toBe(
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsenado.example%2F%23%2Fwechat-gateway%3FtoPage%3D%252Fstore',
    );
  });
});

it.each<[HostClient, ReturnType<typeof pictureSaving>]>([
  ['web', 'download'],
  ['wallet', 'client'],
  ['paymentApp', 'client'],
  ['app', 'hold'],
  ['social', 'hold'],
  ['miniProgram', 'hold'],
  ['bank', 'hold'],
])('a picture is kept in %s by: %s', (client, way) => {
  expect(pictureSaving(client)).toBe(way);
});
