import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { useShopT } from '../../shop-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { withComboPrice } from '../combo-beside.ts';
import { feeRows, type FeeRow } from '../fee-rows.ts';
import { feeWhy } from '../fee-why.ts';
import type { PriceBody, Quote } from '../checkout-model.ts';
import { serviceFeeQuery } from '../checkout-queries.ts';
import type { Checkout } from '../use-checkout.ts';
import { Link } from '../../../ui/link.tsx';

const Line = ({
  row,
  quote,
  checkout,
  body,
}: {
  row: FeeRow;
  quote: Quote;
  checkout: Checkout;
  body: PriceBody;
}) => {
  const t = useShopT(checkout.shop);
  const [isOpen, setIsOpen] = useState(false);
  const { data: fees } = useQuery(serviceFeeQuery(checkout.shop, body));
  const name = t(row.labelKey);
  const { boxPrice } = checkout.shop.routes;
  return (
    <li className="fees__line" data-testid={`fee-${row.id}`}>
      <button
        type="button"
        className="fees__row"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="fees__name">
          {name}
          <span className="fees__mark" aria-hidden="true" />
        </span>
        <span className={row.cents < 0 ? 'fees__amount fees__amount--off num' : 'fees__amount num'}>
          {price(row.cents)}
        </span>
      </button>
      {isOpen && (
        <div className="fees__why">
          {feeWhy(row, { checkout, quote, fees, t }).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {row.step === 'boxFee' && boxPrice !== null && (
            <Link to={boxPrice}>
              {t('checkout.why.boxMore')} <Icon name="next" size={12} />
            </Link>
          )}
        </div>
      )}
    </li>
  );
};

/** The bill: each line can be tapped for its reason (decision H16). */
export const Bill = ({
  checkout,
  quote,
  body,
}: {
  checkout: Checkout;
  quote: Quote;
  body: PriceBody;
}) => {
  const t = useShopT(checkout.shop);
  const { combo } = checkout;
  return (
    <div className="fees">
      <ul aria-label={t('checkout.bill')}>
        {feeRows(quote).map((row) => (
          <Line key={row.id} row={row} quote={quote} checkout={checkout} body={body} />
        ))}
        {combo !== null && (
          <li className="fees__line fees__row" data-testid="fee-combo">
            <span className="fees__name">{t('checkout.combo.line', { name: combo.name })}</span>
            <span className="fees__amount num">{price(combo.price)}</span>
          </li>
        )}
      </ul>
      <p className="fees__sum">
        {quote.savedAmtn > 0 && (
          <span className="fees__saved">
            {t('checkout.saved', { amount: price(quote.savedAmtn) })}
          </span>
        )}
        <span>{t('checkout.total')}</span>{' '}
        <strong className="num">{price(withComboPrice(quote.totalPrice, combo))}</strong>
      </p>
      {quote.isFloored && (
        <p className="alert alert--calm checkout__problem" role="status" data-testid="floored">
          {t('checkout.floored', { amount: price(quote.totalPrice) })}
        </p>
      )}
    </div>
  );
};
