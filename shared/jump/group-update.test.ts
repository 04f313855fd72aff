import { expect, it } from 'vitest';
import { groupUpdate } from './group-update.ts';

const app = (appVersion: string | null) => ({ client: 'app', appVersion }) as const;

it.each(['6.3.99', '6.4', null])('app %s has to update (spec 002 §5)', (version) => {
  expect(groupUpdate('/gold/buy', app(version))).toEqual({ kind: 'update', minimum: '6.4.0' });
});
it.each([
  ['/group/productDetail?productId=p', '/group/productDetail?productId=p'],
  ['https://evil.example', '/groupbooking'],
  ['/group/upgrade?to=/groupbooking', '/groupbooking'],
  [undefined, '/groupbooking'],
])('any other client goes on: %s leads to %s (decision GA6)', (to, path) => {
  expect(groupUpdate(to, app('6.4.0'))).toEqual({ kind: 'goOn', path });
  expect(groupUpdate(to, { client: 'web', appVersion: null })).toEqual({ kind: 'goOn', path });
});
