import './gold.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { kindIn, shopOf, type Shop } from '../../domain/shop.ts';
import { useT } from '../../lib/i18n.ts';
import { useLatestStore, useOfferChoice } from '../../domain/offers/offer-choice.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { GoldChooser } from './parts/gold-chooser.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { choicesQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

const NoOrder = () => {
  const t = useT();
  return (
    <StateView title={t('goldUse.noOrder')} text={t('goldUse.noOrderText')}>
      <Link className="button-link" to={consumerRoutes.goldIndex.path}>
        {t('goldBuy.mine')}
      </Link>
    </StateView>
  );
};

const ForOrder = ({ shop, needed }: { shop: Shop; needed: Cents }) => {
  const query = useQuery(choicesQuery(needed));
  const { data } = query;
  const chooser = data && <GoldChooser shop={shop} needed={needed} choices={data} />;
  return (
    <ListState
      query={query}
      isEmpty={data?.availableList.length === 0 && data.unavailableList.length === 0}
      empty={chooser}
      skeleton={<Skeletons className="coins" heights={[110, 92, 92, 92]} />}
    >
      {chooser}
    </ListState>
  );
};

const OfCart = ({ shop }: { shop: Shop }) => {
  const { needed } = useOfferChoice(shop);
  return needed === undefined ? <NoOrder /> : <ForOrder shop={shop} needed={cents(needed)} />;
};

/** Which gold pays for an order (spec 001 §4); saved at each change. */
export const GoldUseScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const kind = kindIn(params);
  const latest = useLatestStore(kind);
  const storeId = params.get('storeId') ?? latest;
  const shop = storeId === null ? null : shopOf({ kind, storeId });
  return (
    <Page
      title={t('title.goldUse')}
      isBare
      hasDock
      backPath={shop?.routes.checkout ?? consumerRoutes.goldIndex.path}
    >
      <MemberGate>{shop === null ? <NoOrder /> : <OfCart shop={shop} />}</MemberGate>
    </Page>
  );
};
