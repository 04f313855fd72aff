import './cards.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CARD_BRAND_NAMES } from '#shared/codes/card-brand.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { cardCalls, payPasswordCalls } from '#shared/contract/consumer/cards.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { cardsQuery, takesCards } from '../../domain/payment/card-list.ts';
import { channelsOf } from '../../domain/payment/channels.ts';
import { mcoinQuery } from '../../domain/payment/mcoin.ts';
import { payPasswordQuery } from '../../domain/payment/password/pay-password-api.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { CardsWait } from './parts/cards-wait.tsx';
import { ChangeIdentity } from './parts/change-identity.tsx';
import { identityText } from './parts/identity-text.ts';
import { FactRow, MenuRow } from '../../ui/menu-row.tsx';

type Listed = ReplyOf<(typeof cardCalls)['cardList']>;
type Status = ReplyOf<(typeof payPasswordCalls)['payPasswordStatus']>;

const CHANGE_IDENTITY = href(consumerRoutes.paymentManagement, { change: 'identity' });

/** What one can pay with here, and why not by card where one cannot. */
const Channels = ({ isOpen }: Pick<Listed, 'isOpen'>) => {
  const t = useT();
  const cards = !takesCards(host.kind) ? 'cardsElsewhere' : isOpen ? 'cardsHere' : 'closed';
  return (
    <Card title={t('cards.channels')}>
      {channelsOf(host.kind).map((type) => (
        <FactRow key={type} name={t(`cashier.channel.${type}`)}>
          {t('cards.channelHere')}
        </FactRow>
      ))}
      <FactRow name={t('cashier.channel.BANK_CARD')}>{t(`cards.${cards}`)}</FactRow>
    </Card>
  );
};

const stateOf = ({ isSet, lockedUntil }: Status) => {
  if (!isSet) return 'passwordOff';
  return lockedUntil === null ? 'passwordOn' : 'passwordLocked';
};

const Security = ({ listed, status }: { listed: Listed; status: Status }) => {
  const t = useT();
  const { cards, identity } = listed;
  const main = cards.find(({ isDefault }) => isDefault);
  const { data: mcoin } = useQuery(mcoinQuery());
  const known = identityText(identity, t);
  return (
    <Card title={t('cards.security')}>
      <MenuRow to={consumerRoutes.cardManagement.path} name={t('title.cardManagement')}>
        {cards.length === 0 ? t('cards.none') : t('cards.count', { count: cards.length })}
      </MenuRow>
      {main && (
        <FactRow name={t('cards.defaultCard')}>
          {t('cashier.card', { brand: CARD_BRAND_NAMES[main.brand], last4: main.last4 })}
        </FactRow>
      )}
      <MenuRow to={consumerRoutes.passwordManagement.path} name={t('title.passwordManagement')}>
        {t(`cards.${stateOf(status)}`)}
      </MenuRow>
      {known === null ? (
        <FactRow name={t('cards.identity')}>{t('cards.identityNone')}</FactRow>
      ) : (
        <MenuRow to={CHANGE_IDENTITY} name={t('cards.identity')}>
          {known}
        </MenuRow>
      )}
      {mcoin !== undefined && mcoin.mcoinQty > 0 && (
        <FactRow name={t('cards.mcoin')}>{t('cards.mcoinQty', { count: mcoin.mcoinQty })}</FactRow>
      )}
      <MenuRow to={consumerRoutes.paymentAgreement.path} name={t('title.paymentAgreement')} />
    </Card>
  );
};

type Loaded = { listed: Listed; status: Status };

const Overview = ({ listed, status }: Loaded) => (
  <div className="cards">
    <Channels isOpen={listed.isOpen} />
    <Security listed={listed} status={status} />
  </div>
);

/** How one pays: channels, cards, payment password, identity, mCoin; with `change` in the address the form of the identity. */
export const PaymentManagementScreen = () => {
  const t = useT();
  const cards = useQuery(cardsQuery());
  const status = useQuery(payPasswordQuery());
  const isChanging = useSearchParams()[0].get('change') === 'identity';
  const handleRetry = () => Promise.all([cards.refetch(), status.refetch()]);
  const known = cards.data === undefined ? null : identityText(cards.data.identity, t);
  return (
    <Page
      title={t(isChanging ? 'cards.identity' : 'title.paymentManagement')}
      {...(isChanging && { backPath: consumerRoutes.paymentManagement.path })}
    >
      {cards.data === undefined || status.data === undefined ? (
        <CardsWait error={cards.error ?? status.error} onRetry={handleRetry} heights={[140, 280]} />
      ) : isChanging && known !== null ? (
        <ChangeIdentity known={known} asksPassword={status.data.isSet} />
      ) : (
        <Overview listed={cards.data} status={status.data} />
      )}
    </Page>
  );
};
