import { distance } from '#shared/format/distance.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { upstairsNotice } from '#shared/order/checkout/upstairs-notice.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Reachable } from '../checkout-model.ts';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import { FarNote } from './far-note.tsx';
import { FieldProblem, fieldId } from './row.tsx';
import { Link } from '../../../ui/link.tsx';

const Chosen = ({ address }: { address: Reachable }) => {
  const t = useT();
  const { contactName, title } = address;
  const name =
    title === undefined
      ? contactName
      : t('checkout.person', { name: contactName, title: t(`addressTitle.${title}`) });
  return (
    <span className="checkout__place">
      <strong className="checkout__place-name">
        {address.mapAddress} {address.detail}
      </strong>
      <span className="checkout__place-who">
        {t('checkout.addressTo', { name, phone: `+${address.region} ${address.phone}` })}
      </span>
    </span>
  );
};

/** Where it goes. An address out of range is marked before the order is sent. */
export const AddressPart = ({
  checkout: { shop, addresses, addressError, address, refresh },
  problem,
}: {
  checkout: Checkout;
  problem: Problem | null;
}) => {
  const t = useT();
  if (addressError !== null) {
    return (
      <div
        id={fieldId('address')}
        className="alert checkout__problem"
        role="alert"
        data-testid="problem-address"
      >
        <p>{errorText(addressError, t)}</p>
        <Button tone="quiet" size="small" onPress={() => refresh()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (addresses === undefined) return <Skeleton height={56} />;
  const notice =
    address === null
      ? null
      : upstairsNotice({
          text: `${address.mapAddress} ${address.detail}`,
          serverFlag: address.notUpstairs,
        });
  const isOut = address?.isInRange === false;
  return (
    <div id={fieldId('address')}>
      <Link className="checkout__address" to={shop.routes.address} data-testid="row-address">
        <Icon name="pin" />
        {address === null ? (
          <strong className="checkout__place-name checkout__row-value--missing">
            {t(addresses.length === 0 ? 'checkout.noAddress' : 'checkout.chooseAddress')}
          </strong>
        ) : (
          <Chosen address={address} />
        )}
        <span className="unseen">{t('checkout.changeAddress')}</span>
        <Icon name="next" size={16} />
      </Link>
      {isOut && (
        <p className="alert checkout__problem" role="alert">
          {t('checkout.outOfRangeText')}
        </p>
      )}
      {address !== null && !isOut && <FarNote address={address} />}
      {!isOut && notice !== null && (
        <p className="alert alert--calm checkout__problem">{t(notice.messageKey)}</p>
      )}
      {!(isOut && problem?.field === 'address') && (
        <FieldProblem field="address" problem={problem} />
      )}
    </div>
  );
};

/** Where it is collected. */
export const PickupPart = ({ checkout: { store } }: { checkout: Checkout }) => {
  const t = useT();
  if (store.data === undefined) return <Skeleton height={56} />;
  return (
    <div className="checkout__address">
      <Icon name="bowl" />
      <span className="checkout__place">
        <span className="checkout__place-who">
          {t('checkout.storeAddress')} ·{' '}
          {t('checkout.away', { distance: distance(store.data.distance) })}
        </span>
        <strong className="checkout__place-name">{store.data.address}</strong>
      </span>
    </div>
  );
};
