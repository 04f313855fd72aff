import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { pictureAddress } from '#server/demo/picture-address.ts';
import { readConfig } from '#server/kit/config.ts';
import { staticApps } from './static-apps.ts';

it('keeps a picture for good under the hash of its content, and for an hour under its bare name or an old hash', async () => {
  const app = Fastify();
  staticApps(app, readConfig({}));
  const cacheOf = async (url: string): Promise<unknown> => {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(200);
    return reply.headers['cache-control'];
  };
  const address = pictureAddress('takeout/congee.svg');
  const [bare = ''] = address.split('?');
  expect(await cacheOf(address)).toBe('public, max-age=31536000, immutable');
  for (const url of [bare, `${bare}?v=AAAAAAAA`, `${bare}?v=`, `${address}&v=2`])
    expect(await cacheOf(url), url).toBe('public, max-age=3600');
  await app.close();
});

it('sends a video in the part that a player asks for, and says when a part does not exist', async () => {
  const app = Fastify();
  staticApps(app, readConfig({}));
  const ask = (range?: string) =>
    app.inject({ url: '/pictures/clip-tarts.mp4', headers: range === undefined ? {} : { range } });
  const whole = await ask();
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  const size = whole.rawPayload.length;
  const part = await ask('bytes=2-5');
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 2-5/${size}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 6));
  const none = await ask(`bytes=${size}-`);
  expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  await app.close();
});
