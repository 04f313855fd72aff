import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { changeCart, currentCart } from '../../cart/cart-store.ts';
import type { Shop } from '../../shop.ts';
import { clashWords } from '../clash-words.ts';
import type { DishTimes } from '../dish-times.ts';

type Props = { shop: Shop; clash: DishTimes['clash'] };

/** The lines of a cart that share no time, each with the way out of the cart. */
export const Clash = ({ shop, clash }: Props) => {
  const t = useT();
  const takeOut = (gone: string): void => {
    const lines = currentCart(shop)?.lines ?? [];
    changeCart(shop, { lines: lines.filter(({ uuid }) => uuid !== gone) });
  };
  return (
    <>
      <p className="alert checkout__problem" role="alert">
        {clashWords(clash, t)}
      </p>
      <ul className="checkout__clash">
        {clash.map(({ uuid, name, words }) => (
          <li key={uuid}>
            <span>
              <strong>{name}</strong>
              <small className="num">{words}</small>
            </span>
            <Button
              tone="quiet"
              size="small"
              label={t('checkout.takeOutOf', { name })}
              onPress={() => takeOut(uuid)}
            >
              {t('checkout.takeOut')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
