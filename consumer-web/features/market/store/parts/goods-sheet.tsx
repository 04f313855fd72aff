import { useQuery } from '@tanstack/react-query';
import { popupProduct } from '#shared/cart/popup-product.ts';
import { withOptions, type Menu } from '../../../../domain/cart/cart-menu.ts';
import type { StorePage } from '../../../../domain/cart/cart-shop.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { useChoice } from '../../../../domain/store-page/choice/use-choice.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { goodsPath } from '../goods-path.ts';
import type { Goods } from '../model.ts';
import { goodsQuery } from '../queries.ts';
import { GoodsBody } from './goods-body.tsx';
import { GoodsFoot } from './goods-foot.tsx';
import { GoodsState, isGone } from './goods-state.tsx';

type Props = {
  store: StorePage;
  menu: Menu;
  cart: StoreCart;
  productId: string;
  /** As the shelf has it; null for a product that a link names. */ cached: Goods | null;
  onClose: () => void;
};

const Chosen = ({
  store,
  menu,
  cart,
  goods,
  onClose,
}: Omit<Props, 'cached' | 'productId'> & { goods: Goods }) => {
  const t = useT();
  const choice = useChoice(goods, menu, cart);
  return (
    <Sheet
      title={goods.productName}
      onClose={onClose}
      cover={<Picture src={pictureUrl(goods.imgUrl)} alt="" ratio={1.9} width={390} isEager />}
      foot={<GoodsFoot goods={goods} choice={choice} cart={cart} />}
    >
      <GoodsBody store={store} goods={goods} choice={choice} />
      <p className="mk-sheet__more">
        <Link to={goodsPath(store.id, goods.productId)}>{t('mkStore.details')}</Link>
      </p>
    </Sheet>
  );
};

/** A product to choose from. A lookup that fails falls back on what the shelf has, else there is nothing to show but why (spec 002 §4 "SKU popup"); what is gone cannot be chosen. */
export const GoodsSheet = ({ productId, cached, ...rest }: Props) => {
  const t = useT();
  const { store, menu, onClose } = rest;
  const query = useQuery(goodsQuery(store.id, productId));
  const fetched = query.data?.product ?? null;
  const { source } = popupProduct(
    productId,
    fetched && withOptions(fetched, menu),
    cached && withOptions(cached, menu),
  );
  const goods = source === 'fetched' ? fetched : cached;
  if (goods !== null && !isGone(query.error))
    return <Chosen key={source} {...rest} goods={goods} />;
  return (
    <Sheet title={t('title.marketStoreProduct')} onClose={onClose}>
      <GoodsState query={query} skeleton={<Skeletons heights={[180, 24, 60]} />} />
    </Sheet>
  );
};
