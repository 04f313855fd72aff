import { useState, type SyntheticEvent } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { groupFindCalls } from '#shared/contract/consumer/group-find.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { distance } from '#shared/format/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { dealsQuery } from '../queries.ts';
import { Link } from '../../../ui/link.tsx';

const MOST_LETTERS = 50;

const DealsSkeleton = () => (
  <div className="page__skeletons" aria-busy="true">
    {[0, 1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height={84} radius={14} />
    ))}
  </div>
);

type Deal = ReplyOf<typeof groupFindCalls.groupProductNearList>['result'][number];

const Hit = ({ deal }: { deal: Deal }) => (
  <Link className="hit" to={href(consumerRoutes.groupProductDetail, { productId: deal.productId })}>
    <Picture src={pictureUrl(deal.productImg)} alt="" ratio={1} width={160} />
    <span className="hit__words">
      <span className="hit__name">{deal.productName}</span>
      <span className="hit__fact num">
        {deal.storeName} · {distance(deal.distance)}
      </span>
      <Price value={deal.price} />
    </span>
  </Link>
);

type Search = { word: string; onClear: () => void };

const NoHits = ({ word, onClear }: Search) => {
  const t = useT();
  if (word === '') return <StateView title={t('appSearch.noDeals')} />;
  return (
    <StateView title={t('appSearch.empty', { word })} text={t('appSearch.emptyText')}>
      <Button onPress={onClear}>{t('appSearch.clear')}</Button>
    </StateView>
  );
};

/** Deals near by that fit the words. */
const Found = ({ word, onClear }: Search) => {
  const t = useT();
  const pages = useInfiniteQuery(dealsQuery(word));
  const deals = rowsOf(pages.data?.pages, ({ productId }) => productId);
  return (
    <PagedList
      pages={pages}
      isEmpty={deals.length === 0}
      empty={<NoHits word={word} onClear={onClear} />}
      skeleton={<DealsSkeleton />}
    >
      <h2 className="unseen">{t('appSearch.list')}</h2>
      <ul className="hits">
        {deals.map((deal) => (
          <li key={deal.productId}>
            <Hit deal={deal} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};

/**
 * The search field and its results. The keyword is in the address, so that going back restores it.
 */
export const DealSearch = () => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const word = params.get('keyword') ?? '';
  const [typed, setTyped] = useState(word);
  const search = (text: string): void => {
    setTyped(text);
    setParams(
      { isGroup: '1', ...(text.trim() !== '' && { keyword: text.trim() }) },
      { replace: true },
    );
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    search(typed);
  };
  const handleClear = (): void => {
    search('');
  };
  return (
    <>
      <form className="hits__form" role="search" onSubmit={handleSubmit}>
        <Icon name="search" />
        <input
          type="search"
          className="hits__field"
          value={typed}
          maxLength={MOST_LETTERS}
          placeholder={t('appSearch.field')}
          aria-label={t('appSearch.field')}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="icon-button">
          {t('title.appSearch')}
        </button>
      </form>
      <Found word={word} onClear={handleClear} />
    </>
  );
};
