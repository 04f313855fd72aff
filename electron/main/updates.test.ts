import { expect, it } from 'vitest';
import { createUpdates, updateFeed, type UpdatePorts } from './updates.ts';

const setUp = (more: Partial<UpdatePorts> = {}) => {
  const asked: string[] = [];
  const said: string[] = [];
  let tick: () => void = () => undefined;
  const updates = createUpdates({
    isWanted: () => true,
    feed: () => 'https://updates.example/till',
    every: (_ms, act) => {
      tick = act;
    },
    report: (what) => said.push(what),
    load: async () => {
      asked.push('load');
      return {
        fetchNewer: async (feed) => {
          asked.push(feed);
          return 'ready';
        },
      };
    },
    ...more,
  });
  return { asked, said, updates, tick: () => tick() };
};

it('asks no network while updates are off: the updater is not even loaded', async () => {
  const { updates, asked, tick } = setUp({ isWanted: () => false });
  updates.start();
  tick();
  expect(await updates.check()).toBe('off');
  expect(asked).toEqual([]);
});

it('asks none without a feed', async () => {
  const { updates, asked } = setUp({ feed: () => null });
  updates.start();
  expect(await updates.check()).toBe('noFeed');
  expect(asked).toEqual([]);
});

it('fetches what is newer once, and asks no more until the next start', async () => {
  const { updates, asked } = setUp();
  updates.start();
  expect(updates.now()).toBe('checking');
  expect(await updates.check()).toBe('ready');
  expect(await updates.check()).toBe('ready');
  expect(asked).toEqual(['load', 'https://updates.example/till']);
});

it('says when the feed gave nothing, and tries again later', async () => {
  let isDown = true;
  const { updates, said } = setUp({
    load: async () => {
      if (isDown) throw new Error('ENOTFOUND');
      return { fetchNewer: async () => 'current' };
    },
  });
  expect(await updates.check()).toBe('failed');
  expect(said).toEqual(['the update feed gave nothing usable']);
  isDown = false;
  expect(await updates.check()).toBe('current');
});

it('takes a feed over https only', () => {
  expect(updateFeed('https://updates.example/till/')).toBe('https://updates.example/till');
  expect(
    [
      'http://updates.example',
      'ftp://x',
      'https://a:b@updates.example',
      'https://updates.example/?x=1',
      'file:///tmp',
      'updates',
      '',
      null,
      undefined,
    ].filter((text) => updateFeed(text) !== null),
  ).toEqual([]);
});
