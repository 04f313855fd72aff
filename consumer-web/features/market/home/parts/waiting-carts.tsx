import { useQuery } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { storeQuery } from '../../../../domain/cart/cart-queries.ts';
import { waitingCarts, type WaitingCart } from '../../../../domain/cart/waiting-carts.ts';
import { marketCartShop } from '../../../../domain/shops/market-cart.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Link } from '../../../../ui/link.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { nearRailQuery } from '../queries.ts';

/** Pictures of a cart's first goods. */
const SHOWN = 3;

/** A store's name: of the supermarkets near by, else of its own page. */
const useStoreName = (storeId: string, at: Point): string | undefined => {
  const { data: near, isPending } = useQuery(nearRailQuery(at));
  const known = near?.result.find((store) => store.storeId === storeId)?.storeName;
  const { data } = useQuery({
    ...storeQuery(marketCartShop(storeId), at),
    enabled: !isPending && known === undefined,
  });
  return known ?? data?.storeName;
};

const Cart = ({ cart, at }: { cart: WaitingCart; at: Point }) => {
  const t = useT();
  const name = useStoreName(cart.storeId, at) ?? t('market.cartStore');
  return (
    <Link className="mkh-cart" to={storePath('market', cart.storeId)}>
      <span className="mkh-cart__pictures">
        {cart.pictures.slice(0, SHOWN).map((picture) => (
          <Picture key={picture} src={pictureUrl(picture)} alt="" ratio={1} width={80} />
        ))}
      </span>
      <span className="mkh-cart__words">
        <b>{name}</b>
        <span className="num">{t('market.cart', { count: cart.pieces })}</span>
      </span>
    </Link>
  );
};

/** The carts that wait in supermarkets: there is one in each (decision P31). */
export const WaitingCarts = ({ at }: { at: Point }) => {
  const t = useT();
  const userId = useSession((state) => state.member?.userId ?? null);
  const { data: carts = [] } = useQuery({
    queryKey: ['market', 'carts', userId],
    queryFn: () => waitingCarts('market', userId),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  if (carts.length === 0) return null;
  return (
    <section className="rail" aria-labelledby="carts-title" data-testid="waiting-carts">
      <div className="rail__head">
        <h2 className="rail__title" id="carts-title">
          {t('market.carts')}
        </h2>
      </div>
      <ul className="rail__row">
        {carts.map((cart) => (
          <li key={cart.storeId}>
            <Cart cart={cart} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
};
