import { price } from '#shared/format/money.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import type { StorePage } from './cart-shop.ts';
import { useT } from '../../lib/i18n.ts';
import { Price } from '../../ui/price.tsx';

type Props = { quote: CartQuote; serviceFees: StorePage['serviceFees'] };

/** The price of a cart, step by step, as the price engine explains it. */
export const Bill = ({ quote: { trace, totals }, serviceFees }: Props) => {
  const t = useT();
  return (
    <section className="bill" aria-labelledby="bill-title">
      <h3 id="bill-title" className="bill__title">
        {t('shop.bill')}
      </h3>
      <dl className="bill__rows num">
        {trace.map(({ step, ruleId, reason, delta }) => (
          <div
            key={`${step}/${ruleId}`}
            className={delta < 0 ? 'bill__row bill__row--less' : 'bill__row'}
          >
            <dt>{serviceFees.find(({ kind }) => kind === ruleId)?.name ?? t(reason)}</dt>
            <dd>{price(delta)}</dd>
          </div>
        ))}
        <div className="bill__row bill__row--total">
          <dt>{t('shop.billTotal')}</dt>
          <dd>
            <Price value={totals.payableCents} size="s" />
          </dd>
        </div>
      </dl>
      {totals.savedCents > 0 && (
        <p className="bill__saved">{t('shop.billSaved', { amount: price(totals.savedCents) })}</p>
      )}
      <p className="bill__later">{t('shop.billLater')}</p>
    </section>
  );
};
