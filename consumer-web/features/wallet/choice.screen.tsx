import './wallet.css';
import './choice.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { takeoutShop, type Shop } from '../../domain/shop.ts';
import { useT } from '../../lib/i18n.ts';
import {
  useLatestStore,
  useOfferChoice,
  type KeptOrder,
} from '../../domain/offers/offer-choice.ts';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { KINDS } from './kinds.ts';
import { ChoiceTabs } from './parts/choice-head.tsx';
import { ChoiceList } from './parts/choice-list.tsx';
import { TicketSkeleton } from './parts/ticket-skeleton.tsx';
import { choicesQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

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

type ForOrderProps = { kind: TakeoutOffer; shop: Shop; order: KeptOrder };

const ForOrder = ({ kind, shop, order }: ForOrderProps) => {
  const query = useQuery(choicesQuery(order));
  const { data } = query;
  const list = data && <ChoiceList kind={kind} shop={shop} choices={data} />;
  return (
    <>
      <ChoiceTabs kind={kind} storeId={shop.storeId} choices={data} />
      <ListState
        query={query}
        isEmpty={data?.rows[kind].length === 0}
        empty={list}
        skeleton={<TicketSkeleton />}
      >
        {list}
      </ListState>
    </>
  );
};

/**
 * The choice of an offer for an order (spec 001 §2): at the store that the address names, else at
 * the one checked out last.
 */
const Choice = ({ kind }: { kind: TakeoutOffer }) => {
  const t = useT();
  const [query] = useSearchParams();
  const latest = useLatestStore('takeout');
  const storeId = query.get('storeId') ?? latest;
  const shop = takeoutShop(storeId ?? '');
  const { order } = useOfferChoice(shop);
  return (
    <Page
      title={t(KINDS[kind].choiceTitle)}
      isBare
      hasDock
      backPath={storeId === null ? consumerRoutes.home.path : shop.routes.checkout}
    >
      {order === null ? <NoOrder /> : <ForOrder kind={kind} shop={shop} order={order} />}
    </Page>
  );
};

export const RedpackScreen = () => <Choice kind="redPacket" />;
export const VoucherScreen = () => <Choice kind="voucher" />;
export const ReduceScreen = () => <Choice kind="freeDelivery" />;
