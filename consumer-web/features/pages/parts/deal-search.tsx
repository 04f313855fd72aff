import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { distance } from '#shared/format/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LoadFailed, OfflineView } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { dealsQuery } from '../queries.ts';

const MOST_LETTERS = 50;

const Skeletons = () => (
  <div className="page__bones" aria-busy="true">
    {[0, 1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height={84} radius={14} />
    ))}
  </div>
);

/** Deals near by that fit the words. */
const Found = ({ word, onClear }: { word: string; onClear: () => void }) => {
  const t = useT();
  const list = useInfiniteQuery(dealsQuery(word));
  const deals = rowsOf(list.data?.pages, ({ productId }) => productId);
  if (list.isPending) return list.fetchStatus === 'paused' ? <OfflineView /> : <Skeletons />;
  if (list.isError && deals.length === 0)
    return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (deals.length === 0)
    return word === '' ? (
      <StateView title={t('appSearch.noDeals')} />
    ) : (
      <StateView title={t('appSearch.empty', { word })} text={t('appSearch.emptyText')}>
        <Button onPress={onClear}>{t('appSearch.clear')}</Button>
      </StateView>
    );
  return (
    <>
      <h2 className="unseen">{t('appSearch.list')}</h2>
      <ul className="hits">
        {deals.map((deal) => (
          <li key={deal.productId}>
            <Link
              className="hit"
              to={href(consumerRoutes.groupProductDetail, { productId: deal.productId })}
            >
              <Picture src={pictureUrl(deal.productImg)} alt="" ratio={1} width={160} />
              <span className="hit__words">
                <span className="hit__name">{deal.productName}</span>
                <span className="hit__fact num">
                  {deal.storeName} · {distance(deal.distance)}
                </span>
                <Price value={deal.price} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={list.fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};

/** The field and what it finds; the words stand in the address, so that going back finds them again. */
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
  return (
    <>
      <form
        className="hits__form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          className="hits__field"
          value={typed}
          maxLength={MOST_LETTERS}
          placeholder={t('appSearch.field')}
          aria-label={t('appSearch.field')}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <button type="submit" className="icon-button">
          {t('title.appSearch')}
        </button>
      </form>
      <Found
        word={word}
        onClear={() => {
          search('');
        }}
      />
    </>
  );
};
