import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconInbox } from '@tabler/icons-react';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Calcada } from '../ui/calcada.tsx';
import { CardButton, CardLine } from '../ui/card-button.tsx';
import { DetailCard, FactList } from '../ui/detail-parts.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { PageLoader } from '../ui/page-loader.tsx';
import { PageState } from '../ui/page-state.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Section, State } from './state.tsx';

const nothing = (): void => undefined;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const READERS = {
  pending: () => new Promise<string>(() => undefined),
  failed: () => Promise.reject(new Error('failed')),
  data: () => Promise.resolve('讀到的內容'),
} as const;

const Query = ({ outcome }: { outcome: keyof typeof READERS }) => {
  const query = useQuery({ queryKey: ['gallery', outcome], queryFn: READERS[outcome] });
  return (
    <QueryState query={query} failed="清單讀不到" testId={`gallery-${outcome}`}>
      {(data: string) => <p>{data}</p>}
    </QueryState>
  );
};

/** What is shown where content would be. */
export const PageStates = () => (
  <Section title="page-state, query-state, page-loader">
    <State name="PageState: nothing here">
      <PageState icon={<IconInbox size={40} aria-hidden />} title="還沒有訂單" text="說明" />
    </State>
    <State name="PageState: failed, with an action">
      <PageState
        tone="bad"
        icon={<IconAlertTriangle size={40} aria-hidden />}
        title="清單讀不到"
        action={{ label: '重試', onClick: nothing }}
      />
    </State>
    <State name="PageState: trying again">
      <PageState
        tone="bad"
        icon={<IconAlertTriangle size={40} aria-hidden />}
        title="清單讀不到"
        action={{ label: '重試', onClick: nothing, isBusy: true }}
      />
    </State>
    <QueryClientProvider client={client}>
      <State name="QueryState: pending">
        <Query outcome="pending" />
      </State>
      <State name="QueryState: failed">
        <Query outcome="failed" />
      </State>
      <State name="QueryState: data">
        <Query outcome="data" />
      </State>
    </QueryClientProvider>
    <State name="PageLoader">
      <PageLoader />
    </State>
  </Section>
);

/** Cards, facts and the brand. */
export const CardStates = () => (
  <Section title="card-button, detail-parts, brand">
    <State name="CardButton: closed and open">
      <CardButton>
        <CardLine>
          <span>議事亭前地店</span>
          <span>$1,200</span>
        </CardLine>
      </CardButton>
      <CardButton aria-current="true">
        <CardLine>
          <span>官也街店</span>
          <span>$800</span>
        </CardLine>
      </CardButton>
    </State>
    <State name="DetailCard with FactList; an absent fact is left out">
      <DetailCard title="訂單" note="備註">
        <FactList
          facts={[{ label: '金額', value: '$12.00' }, null, { label: '時間', value: '10:30' }]}
        />
      </DetailCard>
    </State>
    <State name="BrandMark, LanguageSwitch, Calcada">
      <BrandMark size={64} />
      <LanguageSwitch />
      <Calcada />
    </State>
  </Section>
);
