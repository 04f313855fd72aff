import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { distance } from '#shared/format/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { inAddress, type ShopName } from '../../../domain/shop.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { AddressLines } from './address-lines.tsx';
import { Sign } from './sign.tsx';
import { Link } from '../../../ui/link.tsx';

export type OrderAddresses = ReplyOf<Contract['addressGetList']>;
export type OrderAddressRow = OrderAddresses['result'][number];
type Props = {
  address: OrderAddressRow;
  shop: ShopName;
  reachMeters: number;
  isChosen: boolean;
  onChoose: () => void;
};

/** One address at checkout: to be chosen, or with the reason why not. */
export const OrderChoice = ({ address, shop, reachMeters, isChosen, onChoose }: Props) => {
  const t = useT();
  const { isInRange, outReason } = address;
  const away = distance(address.distance);
  const place = `${address.mapAddress} ${address.detail}`;
  return (
    <li
      className={`card address__card address__card--choice${isInRange ? '' : ' address__card--out'}`}
      data-testid="order-address"
    >
      <button
        type="button"
        className="address__choose"
        aria-pressed={isChosen}
        aria-disabled={!isInRange}
        onClick={() => {
          if (isInRange) onChoose();
        }}
      >
        <span className={`address__mark${isChosen ? ' address__mark--on' : ''}`}>
          {isChosen && <Icon name="check" size={16} />}
        </span>
        <span className="address__body">
          <AddressLines address={address} />
          {isInRange ? (
            <span className="address__away num">{t('address.order.away', { distance: away })}</span>
          ) : (
            <span className="address__why">
              {t(`address.order.why.${outReason ?? 'tooFar'}`, {
                distance: away,
                reach: distance(reachMeters),
              })}
            </span>
          )}
        </span>
      </button>
      <Link
        className="address__pencil"
        to={href(consumerRoutes.addressSave, { id: address.id, ...inAddress(shop) })}
        aria-label={t('address.editOf', { place })}
      >
        <Sign name="edit" size={18} />
      </Link>
    </li>
  );
};
