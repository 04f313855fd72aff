import './gold.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { BagCard } from './parts/bag-card.tsx';
import { BagSheet } from './parts/bag-sheet.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { bagsQuery } from './queries.ts';
import { useBuy } from './use-buy.ts';
import { Link } from '../../ui/link.tsx';

const Bags = () => {
  const t = useT();
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, isError, error, fetchStatus, refetch } = useQuery(bagsQuery());
  const buy = useBuy();
  if (data === undefined)
    return isError ? (
      <LoadFailed error={error} onRetry={refetch} />
    ) : (
      <Skeletons heights={[60, 196, 216, 240]} isPaused={fetchStatus === 'paused'} />
    );
  if (data.list.length === 0)
    return (
      <StateView title={t('goldBuy.none')} text={t('goldBuy.noneText')}>
        <Link className="button-link" to={consumerRoutes.goldIndex.path}>
          {t('goldBuy.mine')}
        </Link>
      </StateView>
    );
  const open = data.list.find(({ id }) => id === openId) ?? null;
  const problem = buy.error === null ? null : errorText(buy.error, t);
  const isBuying = (id: string): boolean =>
    (buy.isPending || buy.isSuccess) && buy.variables === id;
  return (
    <div className="bags">
      <div className="bags__lead">
        <strong>{t('goldBuy.lead')}</strong>
        <Link to={consumerRoutes.goldIndex.path}>{t('goldBuy.mine')}</Link>
      </div>
      <p className="bag__note">{data.rule}</p>
      {open === null && problem !== null && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {data.list.map((bag) => (
        <BagCard
          key={bag.id}
          bag={bag}
          isBusy={isBuying(bag.id)}
          onOpen={() => {
            buy.reset();
            setOpenId(bag.id);
          }}
          onBuy={() => {
            buy.mutate(bag.id);
          }}
        />
      ))}
      {open !== null && (
        <BagSheet
          bag={open}
          isBusy={isBuying(open.id)}
          problem={problem}
          onBuy={() => {
            buy.mutate(open.id);
          }}
          onClose={() => {
            setOpenId(null);
          }}
        />
      )}
    </div>
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
        <Bags />
      </MemberGate>
    </Page>
  );
};
