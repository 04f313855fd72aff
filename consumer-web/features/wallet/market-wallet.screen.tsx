import './wallet.css';
import { useSearchParams } from 'react-router-dom';
import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { MARKET_LISTS, marketWallet, type MarketList } from './kinds.ts';
import { CouponList } from './parts/coupon-list.tsx';
import { KindTabs } from './parts/kind-tabs.tsx';
import { SignedOut } from './parts/signed-out.tsx';

const LISTS = ['usableNow', 'unusable'] as const satisfies readonly MarketList[];

type Props = { list: MarketList };

const Offers = ({ kind, list }: Props & { kind: TakeoutOffer }) => {
  const t = useT();
  const wallet = marketWallet(list);
  return (
    <>
      <KindTabs kind={kind} wallet={wallet} />
      <nav className="lists" aria-label={t('wallet.lists')}>
        {LISTS.map((one) => (
          <Link
            key={one}
            replace
            to={href(MARKET_LISTS[one], { kind })}
            className="lists__list"
            {...(one === list && { 'aria-current': 'page' as const })}
          >
            {t(`wallet.list.${one}`)}
          </Link>
        ))}
      </nav>
      <CouponList kind={kind} list={list} wallet={wallet} />
    </>
  );
};

/** A member's offers for supermarkets that can, or cannot, be used now (decision P1). */
const MarketWallet = ({ list }: Props) => {
  const t = useT();
  const [query] = useSearchParams();
  const isSignedIn = useSession((state) => state.token !== null);
  const kind = TAKEOUT_OFFERS.find((one) => one === query.get('kind')) ?? 'redPacket';
  return (
    <Page
      title={t('title.marketOffers')}
      isBare
      backPath={consumerRoutes.marketIndex.path}
      end={<LanguageSwitch />}
    >
      {isSignedIn ? <Offers kind={kind} list={list} /> : <SignedOut />}
    </Page>
  );
};

export const MarketUsefulScreen = () => <MarketWallet list="usableNow" />;
export const MarketDisUsefulScreen = () => <MarketWallet list="unusable" />;
