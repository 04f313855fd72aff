import type { ReactNode } from 'react';
import { pictureUrl } from '../../lib/api/api.ts';
import { Picture } from '../../ui/picture.tsx';

type Dish = {
  productName: string;
  skuName: string;
  propsText: string;
  imgUrl: string;
  quantity: number;
};

/** A dish of an order with what was chosen; `end` is at its right. */
export const DishRow = ({ dish, note, end }: { dish: Dish; note?: ReactNode; end?: ReactNode }) => (
  <div className="ord-dish">
    <div className="ord-dish__picture">
      <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1} width={112} />
    </div>
    <div className="ord-dish__text">
      <p className="ord-dish__name">
        {dish.productName} <span className="num">×{dish.quantity}</span>
      </p>
      {[dish.skuName, dish.propsText]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className="ord-dish__more">
            {text}
          </p>
        ))}
      {note}
    </div>
    <div className="ord-dish__end">{end}</div>
  </div>
);
