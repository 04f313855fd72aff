import './app-stores.css';
import { storePages, type AppListing } from '#shared/jump/store-attempts.ts';
import { useT } from '../../lib/i18n.ts';

/** Links to both app stores; on a phone whose system is known (`os`) to its own alone. */
export const AppStores = ({ app, os = '' }: { app: AppListing; os?: string }) => {
  const t = useT();
  const { ios, android } = storePages(app);
  return (
    <p className="app-stores">
      {os !== 'android' && (
        <a className="button-link button-link--quiet" href={ios} rel="noopener">
          {t('app.store.ios')}
        </a>
      )}
      {os !== 'ios' && (
        <a className="button-link button-link--quiet" href={android} rel="noopener">
          {t('app.store.android')}
        </a>
      )}
    </p>
  );
};
