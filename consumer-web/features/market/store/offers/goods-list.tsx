import './offers.css';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import type { Goods } from '../model.ts';
import { GoodsCell } from '../parts/goods-cell.tsx';

type Props = {
  storeId: string;
  goods: readonly Goods[];
  cart: Pick<StoreCart, 'pieces' | 'actions'>;
  onChoose: (goods: Goods) => void;
};

/** Goods two beside one another, as on the shelf. */
export const GoodsList = ({ storeId, goods, cart, onChoose }: Props) => (
  <ul className="mk-deal__goods">
    {goods.map((one) => (
      <li key={one.productId}>
        <GoodsCell
          storeId={storeId}
          goods={one}
          pieces={cart.pieces.get(one.productId) ?? 0}
          actions={cart.actions}
          onChoose={onChoose}
        />
      </li>
    ))}
  </ul>
);
