import { expect, it } from 'vitest';
import { eventText, freshEvents } from './track-event.ts';

const now = 1_800_000_000_000;
const at = (ts: number): string =>
  eventText('ShopClick', { storeId: 's' }, { ts, anonId: 'a', route: '/store' });

it('names what happened, where and when, and who only when signed in (decision O16)', () => {
  expect(JSON.parse(at(now))).toEqual({
    event: 'ShopClick',
    ts: now,
    anonId: 'a',
    route: '/store',
    props: { storeId: 's' },
  });
  expect(
    JSON.parse(eventText('Share', {}, { ts: now, anonId: 'a', userId: 'u', route: '/' })),
  ).toMatchObject({ userId: 'u' });
});

it('forgets what could not be sent for a day, and what cannot be read', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(freshEvents([at(now - day), at(now - day + 1), 'broken'], now)).toEqual([
    at(now - day + 1),
  ]);
});
