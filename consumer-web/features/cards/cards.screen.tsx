import './cards.css';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { cardCalls } from '#shared/contract/consumer/cards.ts';
import { cardsQuery } from '../../domain/payment/card-list.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { CardFace } from './parts/card-face.tsx';
import { CardsWait } from './parts/cards-wait.tsx';

type Listed = ReplyOf<(typeof cardCalls)['cardList']>;

/** The way to one more card, or why there is none. */
const More = ({ cards, isOpen, most }: Listed) => {
  const t = useT();
  if (!isOpen) return <p className="alert alert--calm">{t('cards.closed')}</p>;
  return cards.length >= most ? (
    <p className="cards__note">{t('cards.full', { count: most })}</p>
  ) : (
    <Link className="button-link" to={consumerRoutes.cardAdd.path}>
      {t('cards.add')}
    </Link>
  );
};

const Listing = (listed: Listed) => {
  const t = useT();
  if (listed.cards.length === 0)
    return (
      <StateView title={t('cards.empty')} text={t('cards.emptyText')}>
        <More {...listed} />
      </StateView>
    );
  return (
    <div className="cards">
      <ul className="cards">
        {listed.cards.map((card) => (
          <li key={card.cardId}>
            <Link
              className="card-link"
              to={href(consumerRoutes.cardDetail, { cardId: card.cardId })}
            >
              <CardFace card={card} />
            </Link>
          </li>
        ))}
      </ul>
      <More {...listed} />
    </div>
  );
};

/** A member's bank cards (spec 001 §2). */
export const CardsScreen = () => {
  const t = useT();
  const { data, error, refetch: handleRetry } = useQuery(cardsQuery());
  return (
    <Page title={t('title.cardManagement')} backPath={consumerRoutes.paymentManagement.path}>
      {data === undefined ? (
        <CardsWait error={error} onRetry={handleRetry} heights={[148, 148]} />
      ) : (
        <Listing {...data} />
      )}
    </Page>
  );
};
