import { ApiError } from '#shared/client/api-error.ts';
import { Button } from '../ui/button.tsx';
import { LoadFailed, OfflineView } from '../ui/load-failed.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { BackButton, Page } from '../ui/page.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { StateView } from '../ui/state-view.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Section, State } from './state.tsx';

const handleNothing = (): void => undefined;
const FAILURE = new ApiError({ kind: 'network', path: '/gallery' });

const PAGES = {
  data: [],
  error: null,
  isPending: false,
  fetchStatus: 'idle',
  refetch: handleNothing,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: handleNothing,
} as const;
const WAITING = { ...PAGES, data: undefined, isPending: true } as const;
const EMPTY = <StateView title="暫無訂單" />;
const CARDS = <Skeletons heights={[110]} className="skeletons" />;

const LIST_STATES = [
  { name: 'waiting', pages: { ...WAITING, fetchStatus: 'fetching' as const } },
  { name: 'failed', pages: { ...WAITING, error: FAILURE } },
  { name: 'rows, the end', pages: PAGES },
  { name: 'rows, empty', pages: PAGES, isEmpty: true },
  { name: 'empty, refetch failed', pages: { ...PAGES, error: FAILURE }, isEmpty: true },
];

const MORE = {
  hasMore: true,
  isLoading: false,
  hasFailed: false,
  onLoad: handleNothing,
  loadText: '載入更多',
  retryText: '重試',
  endText: '沒有更多了',
};

const ListStates = () => (
  <Section title="paged-list, load-more">
    {LIST_STATES.map(({ name, pages, isEmpty = false }) => (
      <State key={name} name={`paged-list: ${name}`}>
        <PagedList pages={pages} isEmpty={isEmpty} empty={EMPTY} skeleton={CARDS}>
          <p className="card">第一張訂單</p>
        </PagedList>
      </State>
    ))}
    <State name="load-more: more, loading, failed, the end">
      <LoadMore {...MORE} />
      <LoadMore {...MORE} isLoading />
      <LoadMore {...MORE} hasFailed />
      <LoadMore {...MORE} hasMore={false} />
    </State>
  </Section>
);

const ViewStates = () => (
  <Section title="state-view, load-failed, waiting, skeletons">
    <State name="state-view with an action">
      <StateView title="購物車是空的" text="去看看附近有甚麼好吃的">
        <Button>去逛逛</Button>
      </StateView>
    </State>
    <State name="load-failed">
      <LoadFailed error={FAILURE} onRetry={handleNothing} />
    </State>
    <State name="offline-view">
      <OfflineView />
    </State>
    <State name="waiting: paused">
      <Waiting
        query={{ fetchStatus: 'paused', error: null, refetch: handleNothing }}
        skeleton={<Skeleton height={20} />}
      />
    </State>
    <State name="skeletons, skeleton">
      <Skeletons heights={[110, 170]} className="skeletons" />
      <Skeleton height={20} width="60%" />
    </State>
  </Section>
);

const PageStates = () => (
  <Section title="page">
    <State name="back-button">
      <BackButton backPath="/" />
    </State>
    <State name="with an end">
      <div className="gallery__screen">
        <Page title="一個很長的標題會在中間被截斷而不換行" end={<Button size="small">完成</Button>}>
          <p>內容</p>
        </Page>
      </div>
    </State>
  </Section>
);

export const LoadStates = () => (
  <>
    <ListStates />
    <ViewStates />
    <PageStates />
  </>
);
