import { useState } from 'react';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { ProductDetail } from '../model.ts';
import { isFlashOn, visitorBill } from '../sale/sale.ts';
import type { Check } from './check-query.ts';
import type { Wish } from './use-wish.ts';

type Paid = Pick<Check, 'payAmount' | 'savingAmtn'>;

/** What is to be paid is no longer what was shown. `mustAsk`: it rose, so the guest agrees first. */
export type PriceNews = { before: Cents; after: Cents; mustAsk: boolean };

/** What changed between what was shown and what is to be paid; null where nothing did. */
export const priceNews = (shown: Cents, payAmount: Cents): PriceNews | null =>
  shown === payAmount ? null : { before: shown, after: payAmount, mustAsk: payAmount > shown };

const wishKey = ({ quantity, offerIds }: Pick<Wish, 'quantity' | 'offerIds'>): string =>
  `${quantity} ${offerIds?.join(' ') ?? 'best'}`;

type Watched = { product: ProductDetail; wish: Wish; check: Paid | undefined; now: Instant };

/** The flash sale whose price the page shows, when it is opened. */
export const shownFlash = ({ flash }: ProductDetail, now: Instant): string | undefined =>
  isFlashOn(flash, now) ? flash.secKillId : undefined;

/**
 * Compares what is to be paid with what was shown: at first with the page's own price, then with
 * what this sheet said for the same pieces and offers. A lower first amount needs no word.
 */
export const usePriceWatch = ({ product, wish, check, now }: Watched) => {
  const [page] = useState({ product, now });
  const [shown, setShown] = useState<Record<string, Cents>>({});
  const key = wishKey(wish);
  const accept = (): void => {
    if (check !== undefined) setShown({ ...shown, [key]: check.payAmount });
  };
  if (check === undefined) return { news: null, accept };
  const onPage = visitorBill(page.product, wish.quantity, page.now).payAmount;
  const before = shown[key] ?? cents(Math.max(0, onPage - check.savingAmtn));
  const isFirst = shown[key] === undefined;
  if (isFirst && check.payAmount <= before) accept();
  const news = isFirst && check.payAmount <= before ? null : priceNews(before, check.payAmount);
  return { news, accept };
};
