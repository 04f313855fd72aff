import { useQuery } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { chooseGold, chooseMcoin, useOfferChoice } from '../../offers/offer-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Quote } from '../checkout-model.ts';
import type { Problem } from '../problem.ts';
import { goldQuery, mcoinQuery } from '../checkout-queries.ts';
import type { CheckoutShop } from '../checkout-shop.ts';
import type { Checkout } from '../use-checkout.ts';
import { neededOf } from '../use-needed.ts';
import { FieldProblem, fieldId } from './row.tsx';
import { Link } from '../../../ui/link.tsx';

type Props = { shop: CheckoutShop; quote: Quote };

const GoldRow = ({ shop, quote, usable }: Props & { usable: number }) => {
  const t = useT();
  return (
    <Link className="checkout__row" to={shop.routes.gold} data-testid="value-gold">
      <span className="checkout__row-name">{t('checkout.gold')}</span>
      <span className="checkout__row-value">
        {quote.goldAmtn > 0 ? (
          <strong className="fees__amount--off num">
            {t('checkout.offer.takes', { amount: price(quote.goldAmtn) })}
          </strong>
        ) : (
          <span className={usable > 0 ? 'tag tag--warn' : 'checkout__quiet'}>
            {usable > 0 ? t('checkout.gold.usable', { count: usable }) : t('checkout.gold.none')}
          </span>
        )}
      </span>
      <Icon name="next" size={16} />
    </Link>
  );
};

/** Gold chosen before that this order can no longer use: shown, and not sent (decision I2). */
const LostGold = ({ shop, quote: { refusedGold } }: Props) => {
  const t = useT();
  const { gold = [] } = useOfferChoice(shop);
  const refused = new Set(refusedGold.map(({ goldId }) => goldId));
  if (!gold.some(({ id }) => refused.has(id))) return null;
  return (
    <div className="alert alert--calm checkout__problem" role="status">
      <p>{t('checkout.gold.lost', { count: refused.size })}</p>
      <Button
        tone="quiet"
        size="small"
        onPress={() =>
          chooseGold(
            shop,
            gold.filter(({ id }) => !refused.has(id)),
          )
        }
      >
        {t('checkout.gold.drop')}
      </Button>
    </div>
  );
};

const McoinRow = ({ shop, qty, off }: { shop: CheckoutShop; qty: number; off: string }) => {
  const t = useT();
  const { useMcoin = false } = useOfferChoice(shop);
  return (
    <label className="checkout__row checkout__row--switch" data-testid="value-mcoin">
      <span className="checkout__row-name">{t('checkout.mcoin')}</span>
      <span className="checkout__row-value checkout__quiet num">
        {t('checkout.mcoinText', { qty: qty.toLocaleString('en-US'), amount: off })}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="toggle"
        checked={useMcoin}
        onChange={(event) => chooseMcoin(shop, event.target.checked)}
      />
    </label>
  );
};

/** What may be paid otherwise than with money: gold (spec 001 §4) and mCoin, each there only for who has some (decision I10). */
export const ValueCard = ({
  checkout: {
    shop,
    quote: { data },
  },
  problem,
}: {
  checkout: Checkout;
  problem: Problem | null;
}) => {
  const t = useT();
  const quote = data?.quote ?? null;
  const { data: gold } = useQuery(goldQuery(quote === null ? null : neededOf(quote)));
  const { data: coins } = useQuery(
    mcoinQuery(quote === null ? null : cents(quote.totalPrice + quote.mcoinDiscountAmtn)),
  );
  const hasGold =
    gold !== undefined && (gold.availableList.length > 0 || gold.unavailableList.length > 0);
  const hasCoins = coins !== undefined && coins.isOpen && coins.mostAmount > 0;
  if (quote === null || (!hasGold && !hasCoins))
    return problem?.field === 'gold' ? <FieldProblem field="gold" problem={problem} /> : null;
  return (
    <section className="card checkout__rows" aria-label={t('checkout.gold')} id={fieldId('gold')}>
      {hasGold && <GoldRow shop={shop} quote={quote} usable={gold.availableList.length} />}
      <LostGold shop={shop} quote={quote} />
      <FieldProblem field="gold" problem={problem} />
      {hasCoins && <McoinRow shop={shop} qty={coins.mcoinQty} off={price(coins.mostAmount)} />}
    </section>
  );
};
