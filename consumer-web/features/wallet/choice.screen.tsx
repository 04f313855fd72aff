import './wallet.css';
import './choice.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { takeoutShop } from '../../domain/shop.ts';
import { useT } from '../../lib/i18n.ts';
import {
  useLatestStore,
  useOfferChoice,
  type KeptOrder,
} from '../../domain/offers/offer-choice.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { KINDS } from './kinds.ts';
import { ChoiceTabs } from './parts/choice-head.tsx';
import { ChoiceList } from './parts/choice-list.tsx';
import { TicketBones } from './parts/ticket-bones.tsx';
import { choicesQuery } from './queries.ts';

const NoOrder = () => {
  const t = useT();
  return (
    <StateView title={t('choice.noOrder')} text={t('choice.noOrderText')}>
      <Link className="button-link" to="/">
        {t('wallet.browse')}
      </Link>
    </StateView>
  );
};

const ForOrder = ({ kind, order }: { kind: TakeoutOffer; order: KeptOrder }) => {
  const { data, isError, error, fetchStatus, refetch } = useQuery(choicesQuery(order));
  return (
    <>
      <ChoiceTabs kind={kind} storeId={order.storeId} choices={data} />
      {data !== undefined && <ChoiceList kind={kind} storeId={order.storeId} choices={data} />}
      {data === undefined &&
        (isError ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <TicketBones isPaused={fetchStatus === 'paused'} />
        ))}
    </>
  );
};

/** The choice of an offer for the order that is being made (spec 001 §2): for the store that the address names, else for the one checked out last. */
const Choice = ({ kind }: { kind: TakeoutOffer }) => {
  const t = useT();
  const [query] = useSearchParams();
  const latest = useLatestStore('takeout');
  const storeId = query.get('storeId') ?? latest;
  const { order } = useOfferChoice(takeoutShop(storeId ?? ''));
  return (
    <Page
      title={t(KINDS[kind].choiceTitle)}
      isBare
      hasDock
      backPath={
        storeId === null ? consumerRoutes.home.path : href(consumerRoutes.order, { storeId })
      }
    >
      {order === null ? <NoOrder /> : <ForOrder kind={kind} order={order} />}
    </Page>
  );
};

export const RedpackScreen = () => <Choice kind="redPacket" />;
export const VoucherScreen = () => <Choice kind="voucher" />;
export const ReduceScreen = () => <Choice kind="freeDelivery" />;
