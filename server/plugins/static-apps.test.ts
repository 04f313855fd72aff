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
