import type { ReactNode } from 'react';
import type { PopupRedPackets } from '#shared/contract/consumer/popup-banner.ts';
import { amount as amountText } from '#shared/format/money.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import { popupListOf } from '#shared/popup/popup-content.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { joinPath } from '#shared/routes/query.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { PopupBanner } from '../store/model.ts';

/** A product on the page of its store. */
const productPath = (shop: StoreKind, id: string, productId: string): string =>
  shop === 'market'
    ? storePath('market', id, productId)
    : joinPath(consumerRoutes.Store.path, { id, productId });

/** What red packets take off: `amount` or `amountStr` (spec 002 §3). */
const worthOf = ({
  amount,
  amountStr,
}: {
  amount: Cents | null;
  amountStr: string | null;
}): string | null => (amount === null ? amountStr : amountText(toDollars(amount)));

const RedPackets = ({ packets }: { packets: PopupRedPackets }) => {
  const t = useT();
  const sum = worthOf(packets);
  return (
    <>
      {sum !== null && <p className="popup__amount num">${sum}</p>}
      <ul className="popup__list" data-testid="popup-packets">
        {packets.redpacks.map((packet) => {
          const worth = worthOf(packet);
          return (
            <li key={packet.redpackId} className="popup__row">
              <span className="popup__name">
                {packet.redpackName}
                <small className="num">
                  {t('newly.from', { amount: amountText(toDollars(packet.limitAmount)) })}
                </small>
              </span>
              {worth !== null && <b className="num">${worth}</b>}
            </li>
          );
        })}
      </ul>
    </>
  );
};

type RowProps = {
  to: string;
  picture: string;
  name: string;
  text: string;
  end?: ReactNode;
  onFollow: () => void;
};
const LinkRow = ({ to, picture, name, text, end, onFollow }: RowProps) => (
  <li>
    <Link className="popup__row" to={to} onClick={() => onFollow()}>
      <span className="popup__thumb">
        <Picture src={pictureUrl(picture)} alt="" ratio={1} width={80} isEager />
      </span>
      <span className="popup__name">
        {name}
        <small className="num">{text}</small>
      </span>
      {end}
    </Link>
  </li>
);

type ListProps = { shop: StoreKind; banner: PopupBanner; onFollow: () => void };

/** What a pop-up carries: the red packets, stores or dishes of its special type (spec 002 §3). */
export const PopupLists = ({ shop, banner, onFollow }: ListProps) => {
  const t = useT();
  const list = popupListOf(banner);
  switch (list) {
    case 'specialList':
    case 'pickFeeList':
      return (
        <ul className="popup__list">
          {banner[list].map(({ storeId, storeName, imgUrl, minutes, deliveryText }) => (
            <LinkRow
              key={storeId}
              to={storePath(shop, storeId)}
              picture={imgUrl}
              name={storeName}
              text={[t('home.minutes', { count: minutes }), deliveryText]
                .filter((part) => part !== '')
                .join(' · ')}
              onFollow={onFollow}
            />
          ))}
        </ul>
      );
    case 'cheapList':
      return (
        <ul className="popup__list">
          {banner.cheapList.map(({ productId, productName, imgUrl, price, storeId, storeName }) => (
            <LinkRow
              key={productId}
              to={productPath(shop, storeId, productId)}
              picture={imgUrl}
              name={productName}
              text={storeName}
              end={<Price value={price} size="s" />}
              onFollow={onFollow}
            />
          ))}
        </ul>
      );
    case 'smartRedpackInfo':
    case 'basicSpecialRedpackInfo':
    case 'aggregateRedpackInfo':
    case 'effectivePacketResponse': {
      const packets = banner[list];
      return packets && <RedPackets packets={packets} />;
    }
    case 'userSignInInfo':
    case null:
      return null;
  }
};
