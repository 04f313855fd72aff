import type { ReactNode } from 'react';
import { price } from '#shared/format/money.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { WasPrice } from '../../../ui/price.tsx';
import { useShopT } from '../../shop-words.ts';
import { GiftChoices } from '../../cart/gift-choice.tsx';
import { GiftLine } from '../../cart/gift-line.tsx';
import { refusedNow } from '../missing.ts';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import { FieldProblem, fieldId } from './row.tsx';
import { Link } from '../../../ui/link.tsx';

type Line = Checkout['lines'][number];

const Goods = ({ line, checkout: { cart, quote } }: { line: Line; checkout: Checkout }) => {
  const t = useT();
  const { name, options, picture } = cart?.names[line.uuid] ?? {
    name: '',
    options: '',
    picture: '',
  };
  const priced = quote.data?.quote?.lines.find(({ uuid }) => uuid === line.uuid);
  return (
    <li className="checkout__dish" data-testid="checkout-line">
      <div className="checkout__dish-picture">
        <Picture src={pictureUrl(picture)} alt="" ratio={1} width={112} />
      </div>
      <div className="checkout__dish-words">
        <p className="checkout__dish-name">
          {name} <span className="num">×{line.quantity}</span>
        </p>
        {options !== '' && <p className="checkout__dish-options">{options}</p>}
      </div>
      {priced && (
        <p className="checkout__dish-price num">
          <strong>{price(priced.goodsAmtn)}</strong>
          {priced.originalAmtn > priced.goodsAmtn && (
            <WasPrice value={priced.originalAmtn} label={t('checkout.was')} />
          )}
        </p>
      )}
    </li>
  );
};

/** What is ordered, with the price of each line as the engine made it. */
export const GoodsCard = ({
  checkout,
  problem,
  children,
}: {
  checkout: Checkout;
  problem: Problem | null;
  children: ReactNode;
}) => {
  const t = useShopT(checkout.shop);
  const { shop, store, lines, quote } = checkout;
  const refused = refusedNow(checkout, t);
  const shownProblem =
    problem?.field === 'dishes' ? problem : refused?.field === 'dishes' ? refused : null;
  return (
    <section className="card" aria-label={t('checkout.dishes')} id={fieldId('dishes')}>
      <Link
        className="checkout__store"
        to={shop.routes.store}
        aria-label={t('checkout.toStore', { name: store.data?.storeName ?? '' })}
      >
        <span>{store.data?.storeName}</span>
        <Icon name="next" size={16} />
      </Link>
      <ul className="checkout__dishes">
        {lines.map((line) => (
          <Goods key={line.uuid} line={line} checkout={checkout} />
        ))}
        {quote.data?.gifts.map((gift, place) => (
          <GiftLine key={`${place} ${gift.name}`} gift={gift} />
        ))}
      </ul>
      <GiftChoices shop={shop} choices={checkout.giftChoices} />
      {[...new Set(quote.data?.limits.map(({ note }) => note))].map((note) => (
        <p key={note} className="checkout__limit">
          {note}
        </p>
      ))}
      {shownProblem !== null && <FieldProblem field="dishes" problem={shownProblem} />}
      {shownProblem !== null && (
        <Link className="checkout__more" to={shop.routes.store}>
          {t('checkout.changeDishes')}
        </Link>
      )}
      {children}
    </section>
  );
};
