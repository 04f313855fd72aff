// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { inWordsOf } from './shop-words.ts';

const t = inWordsOf({ 'orders.goods': 'orders.total' }, (key, params) =>
  params === undefined ? key : `${key} ${JSON.stringify(params)}`,
);

it('a shop says its own sentences, and takeout’s where it has none', () => {
  expect(t('orders.goods', { count: 2 })).toBe('orders.total {"count":2}');
  expect(t('orders.count')).toBe('orders.count');
});
