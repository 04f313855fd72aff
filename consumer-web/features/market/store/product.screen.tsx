import './market-store.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { marketStorePath } from '#shared/jump/store-link.ts';
import { useRenewal } from '../../../domain/cart/use-renewal.ts';
import { useStoreCart } from '../../../domain/cart/use-store-cart.ts';
import { useChoice } from '../../../domain/store-page/choice/use-choice.ts';
import { StoreDock } from '../../../domain/store-page/store-dock.tsx';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { Goods } from './model.ts';
import { GoodsBody } from './parts/goods-body.tsx';
import { GoodsFoot } from './parts/goods-foot.tsx';
import { GoodsState } from './parts/goods-state.tsx';
import { MarketState } from './parts/market-state.tsx';
import { goodsQuery } from './queries.ts';
import { useMarket, type Market } from './use-market.ts';

/** A product with its choices, and the cart of its store. */
const Product = ({ market, goods }: { market: Market; goods: Goods }) => {
  const t = useT();
  const { shop, store, menu } = market;
  const cart = useStoreCart(shop, store, menu);
  const renewal = useRenewal(shop, menu);
  const choice = useChoice(goods, menu, cart);
  return (
    <>
      <Picture src={pictureUrl(goods.imgUrl)} alt="" ratio={1.2} width={390} isEager />
      <div className="mk-product">
        <GoodsBody store={store} goods={goods} choice={choice}>
          <GoodsFoot goods={goods} choice={choice} cart={cart} />
        </GoodsBody>
        <Link className="mk-product__store" to={marketStorePath({ id: store.id })}>
          <span>{store.storeName}</span>
          <span>{t('mkStore.toStore')}</span>
        </Link>
      </div>
      <StoreDock store={store} cart={cart} renewal={renewal} />
    </>
  );
};

const skeleton = <Skeletons heights={[300, 28, 20, 90]} />;

/** A product's own page (decision P1). */
export const MarketProductScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const [id, productId] = [params.get('id') ?? '', params.get('productId') ?? ''];
  const asked = useMarket(id);
  const product = useQuery({
    ...goodsQuery(id, productId),
    enabled: id !== '' && productId !== '',
  });
  const body = (): ReactNode => {
    if (asked.market === null) return <MarketState asked={asked} skeleton={skeleton} />;
    if (productId === '')
      return <StateView title={t('mkStore.gone')} text={t('mkStore.goneText')} />;
    if (product.data === undefined) return <GoodsState query={product} skeleton={skeleton} />;
    return <Product key={productId} market={asked.market} goods={product.data.product} />;
  };
  return (
    <Page
      title={product.data?.product.productName ?? t('title.marketStoreProduct')}
      isBare
      hasDock
      backPath={marketStorePath({ id })}
    >
      {body()}
    </Page>
  );
};
