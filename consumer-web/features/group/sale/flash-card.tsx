import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useProductEvents } from '../../../domain/store/shop-events.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../ui/price.tsx';
import type { ProductCard } from '../model.ts';
import { RemindButton } from './remind-button.tsx';

type Props = { deal: ProductCard; isOn: boolean; isEager: boolean };

/** A deal of a flash sale: at its price, with what is left of it, or with a bell before the start. */
export const FlashCard = ({ deal, isOn, isEager }: Props) => {
  const t = useT();
  const { productId, productName, flash } = deal;
  const events = useProductEvents({ storeId: deal.storeId ?? '', productId });
  if (flash === null) return null;
  const left =
    flash.left === 0 || deal.sellout
      ? t('sale.gone')
      : flash.left > 0
        ? t('sale.left', { count: flash.left })
        : '';
  return (
    <article className="flash-card">
      <Picture
        src={pictureUrl(deal.productImg)}
        alt=""
        ratio={4 / 3}
        width={280}
        isEager={isEager}
      />
      <h3 className="flash-card__name">
        <Link
          {...events}
          className="flash-card__link"
          to={href(consumerRoutes.groupProductDetail, { productId })}
        >
          {productName}
        </Link>
      </h3>
      <p className="flash-card__price">
        <Price value={flash.price} size="s" />
        <WasPrice value={deal.price} label={t('deal.was')} />
      </p>
      {isOn ? (
        <p className="flash-card__left num">{left}</p>
      ) : (
        <RemindButton productId={productId} name={productName} secKillId={flash.secKillId} />
      )}
    </article>
  );
};
