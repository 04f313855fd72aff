import './offers.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { hintWords } from '../../../../domain/cart/cart-words.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { rowsOf } from '../../../../lib/api/paging.ts';
import { useT } from '../../../../lib/i18n.ts';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import type { Goods } from '../model.ts';
import { GoodsList } from './goods-list.tsx';
import type { Deal } from './model.ts';
import { dealGoodsQuery } from './queries.ts';

type Props = {
  storeId: string;
  deal: Deal;
  cart: StoreCart;
  onChoose: (goods: Goods) => void;
  onClose: () => void;
};

/** The goods that count for a deal, and what a little more in the cart would save. */
export const DealSheet = ({ storeId, deal, cart, onChoose, onClose }: Props) => {
  const t = useT();
  const pages = useInfiniteQuery(dealGoodsQuery(storeId, deal));
  const goods = rowsOf(pages.data?.pages, ({ productId }) => productId);
  const hint = cart.hints.find(({ ruleId }) => ruleId === deal.id);
  return (
    <Sheet title={deal.text} onClose={onClose}>
      {hint !== undefined && (
        <p className="mk-deal__hint" role="status">
          {hintWords(hint, t)}
        </p>
      )}
      <PagedList
        pages={pages}
        isEmpty={goods.length === 0}
        empty={<StateView title={t('mkStore.deal.none')} />}
        skeleton={<Skeletons heights={[190, 190]} />}
      >
        <GoodsList storeId={storeId} goods={goods} cart={cart} onChoose={onChoose} />
      </PagedList>
    </Sheet>
  );
};
