import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

/**
 * The supermarket is not in a wallet: where it is, and what is closest to it here (spec 000 §4,
 * rule 10).
 */
const NoMarket = () => {
  const t = useT();
  return (
    <StateView title={t('appSearch.market')} text={t('appSearch.marketText')}>
      <Link className="button-link" to={consumerRoutes.mdownload.path}>
        {t('appSearch.get')}
      </Link>
      <Link
        className="button-link button-link--quiet"
        to={href(consumerRoutes.Search, { keyword: t('appSearch.takeoutWord') })}
      >
        {t('appSearch.takeout')}
      </Link>
    </StateView>
  );
};

/**
 * `/com-page/app-search`: `isMarket=1` the search of the supermarkets, or that a wallet has none; `isGroup=1` the search
 * for deals that combo coupons lead to (spec 000 §3), which is group-buy's own; neither is the search of takeout.
 */
export const AppSearchScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  useEffect(() => {
    noteEvent('SearchRequestApp');
  }, []);
  if (params.get('isGroup') === '1') {
    const keyword = params.get('keyword');
    return <Redirect to={href(consumerRoutes.groupSearch, keyword === null ? {} : { keyword })} />;
  }
  if (params.get('isMarket') !== '1') return <Redirect to={consumerRoutes.Search.path} />;
  // its pages would lead a wallet back here (spec 000 §4)
  if (host.kind !== 'wallet') return <Redirect to={consumerRoutes.marketSearch.path} />;
  return (
    <Page title={t('title.appSearch')}>
      <NoMarket />
    </Page>
  );
};
