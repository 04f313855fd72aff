import './gold.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { goldCalls } from '#shared/contract/consumer/gold.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { BagCard } from './parts/bag-card.tsx';
import { BagSheet } from './parts/bag-sheet.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { bagsQuery } from './queries.ts';
import { useBuy } from './use-buy.ts';
import { Link } from '../../ui/link.tsx';

const NoBags = () => {
  const t = useT();
  return (
    <StateView title={t('goldBuy.none')} text={t('goldBuy.noneText')}>
      <Link className="button-link" to={consumerRoutes.goldIndex.path}>
        {t('goldBuy.mine')}
      </Link>
    </StateView>
  );
};

const Bags = ({ list, rule }: ReplyOf<(typeof goldCalls)['goldBagList']>) => {
  const t = useT();
  const [openId, setOpenId] = useState<string | null>(null);
  const buy = useBuy();
  const open = list.find(({ id }) => id === openId) ?? null;
  const problem = buy.error === null ? null : errorText(buy.error, t);
  const isBuying = (id: string): boolean =>
    (buy.isPending || buy.isSuccess) && buy.variables === id;
  const openBag = (id: string): void => {
    buy.reset();
    setOpenId(id);
  };
  return (
    <div className="bags">
      <div className="bags__lead">
        <strong>{t('goldBuy.lead')}</strong>
        <Link to={consumerRoutes.goldIndex.path}>{t('goldBuy.mine')}</Link>
      </div>
      <p className="bag__note">{rule}</p>
      {open === null && problem !== null && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {list.map((bag) => (
        <BagCard
          key={bag.id}
          bag={bag}
          isBusy={isBuying(bag.id)}
          onOpen={() => openBag(bag.id)}
          onBuy={() => buy.mutate(bag.id)}
        />
      ))}
      {open !== null && (
        <BagSheet
          bag={open}
          isBusy={isBuying(open.id)}
          problem={problem}
          onBuy={() => buy.mutate(open.id)}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
};

const BagList = () => {
  const query = useQuery(bagsQuery());
  const { data } = query;
  return (
    <ListState
      query={query}
      isEmpty={data?.list.length === 0}
      empty={<NoBags />}
      skeleton={<Skeletons heights={[60, 196, 216, 240]} />}
    >
      {data && <Bags {...data} />}
    </ListState>
  );
};

/** Bags on sale (spec 001 §2). */
export const GoldBuyScreen = () => {
  const t = useT();
  return (
    <Page
      title={t('title.goldBuy')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.goldIndex.path}
    >
      <MemberGate>
        <BagList />
      </MemberGate>
    </Page>
  );
};
