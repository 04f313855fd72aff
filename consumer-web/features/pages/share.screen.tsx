import './pages.css';
import { useSearchParams } from 'react-router-dom';
import { shareLanding } from '#shared/jump/share-landing.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { ShareGift } from './parts/share-gift.tsx';

/** Where shared links land (spec 000 §2): a present is shown here, a page is opened. */
export const ShareScreen = () => {
  const t = useT();
  const landing = shareLanding(Object.fromEntries(useSearchParams()[0]));
  if (landing.kind === 'page') return <Redirect to={landing.path} />;
  return (
    <Page title={t('title.share')}>
      <ShareGift key={JSON.stringify(landing)} what={landing} />
    </Page>
  );
};
