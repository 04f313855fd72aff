import type { CartLine } from '#shared/cart/cart-line.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import type { CartName } from './cart-schema.ts';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LaterTag } from '../store-page/choice/later-tag.tsx';
import { Price, WasPrice } from '../../ui/price.tsx';

type Props = {
  line: CartLine;
  name: CartName;
  quoted: CartQuote['lines'][number] | undefined;
  saleHours: MenuProductRow['saleHours'];
  onQuantity: (uuid: string, quantity: number) => void;
};

/** A line of the cart: what was chosen, what it costs now, and its pieces. */
export const CartRow = ({ line, name, quoted, saleHours, onQuantity }: Props) => {
  const t = useT();
  const isLess = quoted !== undefined && quoted.goodsCents < quoted.originalCents;
  return (
    <li className="cart-row">
      <div className="cart-row__picture">
        <Picture src={pictureUrl(name.picture)} alt="" ratio={1} width={120} />
      </div>
      <div className="cart-row__body">
        <p className="cart-row__name">{name.name}</p>
        {name.options !== '' && <p className="cart-row__options">{name.options}</p>}
        <LaterTag saleHours={saleHours} />
        {line.selectedPurchase && (
          <span className="tag tag--deal">{t('shop.offers.exchange')}</span>
        )}
        {quoted !== undefined && (
          <p className="dish__price">
            <Price value={quoted.goodsCents} size="s" />
            {isLess && <WasPrice value={quoted.originalCents} label={t('shop.was')} />}
          </p>
        )}
      </div>
      <div className="step">
        <button
          type="button"
          className="step__button step__button--less"
          aria-label={t('shop.less', { name: name.name })}
          onClick={() => onQuantity(line.uuid, line.quantity - 1)}
        >
          <span>
            <Icon name="minus" size={16} />
          </span>
        </button>
        <span className="step__count num">{line.quantity}</span>
        <button
          type="button"
          className="step__button"
          aria-label={t('shop.add', { name: name.name })}
          onClick={() => onQuantity(line.uuid, line.quantity + 1)}
        >
          <span>
            <Icon name="plus" size={16} />
          </span>
        </button>
      </div>
    </li>
  );
};
