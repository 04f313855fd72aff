import './wallet.css';
import './choice.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { shopOf, type Shop } from '../../domain/shop.ts';
import { walletT } from './wallet-words.ts';
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

const NoOrder = ({ shop }: { shop: Shop }) => {
  const t = walletT(shop, useT());
  return (
    <StateView title={t('choice.noOrder')} text={t('choice.noOrderText')}>
      <Link className="button-link" to={shop.routes.home}>
        {t('wallet.browse')}
      </Link>
    </StateView>
  );
};

type ForOrderProps = { kind: TakeoutOffer; shop: Shop; order: KeptOrder };

const ForOrder = ({ kind, shop, order }: ForOrderProps) => {
  const query = useQuery(choicesQuery(order, shop.kind));
  const { data } = query;
  const list = data && <ChoiceList kind={kind} shop={shop} choices={data} />;
  return (
    <>
      <ChoiceTabs kind={kind} shop={shop} choices={data} />
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
const Choice = ({ kind, of = 'takeout' }: { kind: TakeoutOffer; of?: StoreKind }) => {
  const t = useT();
  const [query] = useSearchParams();
  const latest = useLatestStore(of);
  const storeId = query.get('storeId') ?? latest;
  const shop = shopOf({ kind: of, storeId: storeId ?? '' });
  const { order } = useOfferChoice(shop);
  return (
    <Page
      title={t(KINDS[kind].choiceTitle)}
      isBare
      hasDock
      backPath={storeId === null ? shop.routes.home : shop.routes.checkout}
    >
      {order === null ? (
        <NoOrder shop={shop} />
      ) : (
        <ForOrder kind={kind} shop={shop} order={order} />
      )}
    </Page>
  );
};

export const RedpackScreen = () => <Choice kind="redPacket" />;
export const VoucherScreen = () => <Choice kind="voucher" />;
export const ReduceScreen = () => <Choice kind="freeDelivery" />;
export const MarketVoucherScreen = () => <Choice kind="voucher" of="market" />;

/** Red packets of a supermarket; those that bring it for free are a tab of theirs (decision P1). */
export const MarketRedpackScreen = () => {
  const tab = useSearchParams()[0].get('tab');
  return <Choice kind={tab === 'freeDelivery' ? tab : 'redPacket'} of="market" />;
};
