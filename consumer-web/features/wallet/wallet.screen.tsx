import './wallet.css';
import { useState } from 'react';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { KINDS, WHOLE_WALLET } from './kinds.ts';
import { CouponList, type WalletList } from './parts/coupon-list.tsx';
import { KindTabs } from './parts/kind-tabs.tsx';
import { SignedOut } from './parts/signed-out.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { Link } from '../../ui/link.tsx';

const LISTS: readonly WalletList[] = ['usable', 'used', 'expired'];

const Offers = ({ kind }: { kind: TakeoutOffer }) => {
  const t = useT();
  const [list, setList] = useState<WalletList>('usable');
  return (
    <>
      <KindTabs kind={kind} wallet={WHOLE_WALLET} />
      <Link className="to-gold" to={consumerRoutes.goldIndex.path}>
        <span>{t('wallet.gold')}</span>
        <small>{t('wallet.goldText')}</small>
        <Icon name="next" size={16} />
      </Link>
      <Link className="to-gold" to={consumerRoutes.vipHome.path}>
        <span>{t('wallet.card')}</span>
        <small>{t('wallet.cardText')}</small>
        <Icon name="next" size={16} />
      </Link>
      <Link className="to-gold" to={consumerRoutes.expandCouponList.path}>
        <span>{t('wallet.combo')}</span>
        <small>{t('wallet.comboText')}</small>
        <Icon name="next" size={16} />
      </Link>
      <ChoiceButtons
        label={t('wallet.lists')}
        names={LISTS}
        chosen={list}
        textOf={(name) => t(`wallet.list.${name}`)}
        onChoose={setList}
        className="lists"
        buttonClassName="lists__list"
      />
      <CouponList kind={kind} list={list} wallet={WHOLE_WALLET} />
    </>
  );
};

/** The links to the member's own settings and pages, and to the offers of supermarkets alone. */
const About = () => {
  const t = useT();
  return (
    <p className="wallet-about">
      <Link to={consumerRoutes.vipUser.path}>{t('wallet.account')}</Link>
      <Link to={consumerRoutes.vipHome.path}>{t('wallet.card')}</Link>
      <Link to={consumerRoutes.memberBoom.path}>{t('wallet.comboBuy')}</Link>
      <Link to={consumerRoutes.memberOnline.path}>{t('wallet.level')}</Link>
      <Link to={consumerRoutes.marketUseful.path}>{t('title.marketOffers')}</Link>
      <Link to={consumerRoutes.about.path}>{t('wallet.about')}</Link>
    </p>
  );
};

/** A member's offers of one kind (spec 001 §2). */
const Wallet = ({ kind }: { kind: TakeoutOffer }) => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <Page title={t(KINDS[kind].walletTitle)} isBare end={<LanguageSwitch />}>
      {isSignedIn ? <Offers kind={kind} /> : <SignedOut />}
      <About />
    </Page>
  );
};

export const UserRedpackScreen = () => <Wallet kind="redPacket" />;
export const UserVoucherScreen = () => <Wallet kind="voucher" />;
export const UserReduceScreen = () => <Wallet kind="freeDelivery" />;
