import './address.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { inAddress, kindIn, shopOf, type Shop } from '../../domain/shop.ts';
import { orderAddressesQuery } from '../../domain/place/address-queries.ts';
import { chooseOrderAddress, useOrderAddressId } from '../../domain/checkout/order-address.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AddressSkeleton } from './parts/address-skeleton.tsx';
import { OrderChoice, type OrderAddresses } from './parts/order-choice.tsx';
import { useReturn } from './use-return.ts';

const Choices = ({ data: { result, store }, shop }: { data: OrderAddresses; shop: Shop }) => {
  const t = useT();
  const goBack = useReturn(href(consumerRoutes.address));
  const chosenId = useOrderAddressId(shop);
  const handleChoose = (addressId: string): void => {
    chooseOrderAddress(shop, addressId);
    goBack();
  };
  const groups = [
    ['address.order.inRange', result.filter(({ isInRange }) => isInRange)],
    ['address.order.outOfRange', result.filter(({ isInRange }) => !isInRange)],
  ] as const;
  return (
    <>
      {groups[0][1].length === 0 && (
        <div className="alert alert--calm address__none" role="status">
          <p>
            <strong>{t('address.order.noneIn')}</strong>
          </p>
          <p>{t('address.order.noneInText')}</p>
        </div>
      )}
      {groups.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title} aria-label={t(title)}>
              <h2 className="plist__title">{t(title)}</h2>
              <ul className="address__list">
                {rows.map((address) => (
                  <OrderChoice
                    key={address.id}
                    address={address}
                    shop={shop}
                    reachMeters={store.reachMeters}
                    isChosen={address.isInRange && address.id === chosenId}
                    onChoose={() => handleChoose(address.id)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
};

/** Where an order goes: addresses that the store delivers to first, each other one says why not. */
export const OrderAddressScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const storeId = params.get('storeId') ?? '';
  const shop = shopOf({ kind: kindIn(params), storeId });
  const query = useQuery({
    ...orderAddressesQuery(storeId),
    enabled: storeId !== '',
  });
  const { data, error } = query;
  const isStoreGone = storeId === '' || (isApiError(error) && error.isDefinite);
  if (isStoreGone && !data)
    return (
      <Page title={t('title.orderAddress')}>
        <StateView title={t('address.order.noStore')} text={t('address.order.noStoreText')} />
      </Page>
    );
  return (
    <Page title={t('title.orderAddress')} hasDock>
      <ListState
        query={query}
        isEmpty={data?.result.length === 0}
        empty={<StateView title={t('address.emptyTitle')} text={t('address.emptyText')} />}
        skeleton={<AddressSkeleton />}
      >
        {data && <Choices data={data} shop={shop} />}
      </ListState>
      <div className="dock">
        <Button isBlock onPress={() => navigate(href(consumerRoutes.addressSave, inAddress(shop)))}>
          {t('address.add')}
        </Button>
      </div>
    </Page>
  );
};
