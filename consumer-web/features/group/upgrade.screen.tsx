import './upgrade.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { groupUpdate } from '#shared/jump/group-update.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { AppFront } from '../../domain/app/app-front.tsx';
import { appInfoQuery } from '../../domain/app/app-info.ts';
import { AppStores } from '../../domain/app/app-stores.tsx';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { builtPath } from '../../lib/navigation/screen-of.ts';
import { jumpContext } from '../../lib/navigation/use-jump.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';

/** The store of this phone, once it is known where the app is listed. */
const Stores = () => {
  const info = useQuery(appInfoQuery());
  return info.data === undefined ? (
    <Waiting query={info} skeleton={<Skeleton height={48} radius={24} />} />
  ) : (
    <AppStores app={info.data} os={host.facts().os} />
  );
};

/** What this app has to become, and where to get it. */
const Update = ({ minimum }: { minimum: string }) => {
  const t = useT();
  const version = host.appVersion();
  return (
    <Page title={t('title.groupUpgrade')} isBare end={<LanguageSwitch />}>
      <AppFront heading={t('upgrade.heading')} lead={t('upgrade.lead', { version: minimum })} />
      <div className="upgrade">
        {version !== null && <p>{t('upgrade.yours', { version })}</p>}
        <p>{t('upgrade.kept')}</p>
        <Stores />
        <Link replace className="upgrade__home" to="/">
          {t('platform.backHome')}
        </Link>
      </div>
    </Page>
  );
};

/**
 * `/group/upgrade?to={path}`: asks a native app that is too old for deals to update; every other
 * client goes on at once (decision GA6).
 */
export const UpgradeScreen = () => {
  const [params] = useSearchParams();
  const update = groupUpdate(params.get('to') ?? undefined, jumpContext());
  return update.kind === 'goOn' ? (
    <Redirect to={builtPath(update.path, consumerRoutes.groupBooking.path)} />
  ) : (
    <Update minimum={update.minimum} />
  );
};
