import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import type { GroupOrder } from '../model.ts';

/** What was ordered, in one line. */
export const OrderProduct = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  return (
    <ul className="order-products">
      {order.productList.map((product) => (
        <li className="order-product" key={product.productId}>
          <div className="order-product__picture">
            <Picture src={pictureUrl(product.productImg)} alt="" ratio={1} width={144} isEager />
          </div>
          <div className="order-product__text">
            <h2 className="order-product__name">{product.productName}</h2>
            <p className="order-product__count num">
              <Price value={product.price} size="s" />
              {` × ${product.quantity}`}
              <span className="unseen">{t('pay.quantity')}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
