import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import type { cardCalls } from '#shared/contract/consumer/cards.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { cardQuery } from '../queries.ts';
import { CardsWait } from './cards-wait.tsx';

const NoCard = () => {
  const t = useT();
  return (
    <StateView title={t('cards.missing')}>
      <Link replace className="button-link" to={consumerRoutes.cardManagement.path}>
        {t('cards.toCards')}
      </Link>
    </StateView>
  );
};

type Props = {
  title: string;
  /** Of what stands while it loads. */
  heights: readonly number[];
  children: (card: ReplyOf<(typeof cardCalls)['cardGet']>) => ReactNode;
};

/** A page of the card that the address names. */
export const CardPage = ({ title, heights, children }: Props) => {
  const cardId = useSearchParams()[0].get('cardId') ?? '';
  const {
    data,
    error,
    refetch: handleRetry,
  } = useQuery({ ...cardQuery(cardId), enabled: cardId !== '' });
  const isGone = cardId === '' || (isApiError(error) && error.isDefinite);
  return (
    <Page title={title} backPath={consumerRoutes.cardManagement.path}>
      {isGone ? (
        <NoCard />
      ) : data === undefined ? (
        <CardsWait error={error} onRetry={handleRetry} heights={heights} />
      ) : (
        children(data)
      )}
    </Page>
  );
};
