import './app-stores.css';
import { storePages, type AppListing } from '#shared/jump/store-attempts.ts';
import { useT } from '../../lib/i18n.ts';

/** Links to both app stores; on a phone whose system is known (`os`) to its own alone. */
export const AppStores = ({ app, os = '' }: { app: AppListing; os?: string }) => {
  const t = useT();
  const { ios, android } = storePages(app);
  const isOnly = os === 'ios' || os === 'android';
  const look = isOnly ? 'button-link' : 'button-link button-link--quiet';
  return (
    <p className="app-stores">
      {os !== 'android' && (
        <a className={look} href={ios} rel="noopener">
          {t('app.store.ios')}
        </a>
      )}
      {os !== 'ios' && (
        <a className={look} href={android} rel="noopener">
          {t('app.store.android')}
        </a>
      )}
    </p>
  );
};
