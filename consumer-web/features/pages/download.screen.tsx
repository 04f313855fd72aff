import './download.css';
import { useQuery } from '@tanstack/react-query';
import { storeAttempts, type AppListing } from '#shared/jump/store-attempts.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AppFront } from '../../domain/app/app-front.tsx';
import { appInfoQuery } from '../../domain/app/app-info.ts';
import { AppStores } from '../../domain/app/app-stores.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useStoreAttempts } from './use-store-attempts.ts';
import { Link } from '../../ui/link.tsx';

const GOODS = ['download.good.live', 'download.good.notice', 'download.good.speed'] as const;

/** On a phone: opens the app, else its stores in turn. The social browser does not allow it. */
const OnPhone = ({ app, os }: { app: AppListing; os: string }) => {
  const t = useT();
  const { opening, open: handleOpen } = useStoreAttempts(storeAttempts(os, app));
  if (host.kind === 'social' || host.kind === 'miniProgram')
    return <p className="alert alert--calm">{t('download.social')}</p>;
  return (
    <>
      <Button isBlock isBusy={opening === 'opening'} onPress={handleOpen}>
        {t('download.go')}
      </Button>
      <p className="get__state" role="status">
        {opening === 'idle' ? '' : t(`download.${opening}`)}
      </p>
      {opening === 'failed' && <AppStores app={app} />}
    </>
  );
};

/** On a computer: the same page for a phone's camera. */
const OnComputer = ({ app }: { app: AppListing }) => {
  const t = useT();
  return (
    <div className="get__desk">
      <QrCode
        text={`${host.appUrl()}#${consumerRoutes.mdownload.path}`}
        label={t('download.qrLabel')}
      />
      <p>{t('download.scan')}</p>
      <AppStores app={app} />
    </div>
  );
};

const Way = () => {
  const info = useQuery(appInfoQuery());
  const { data } = info;
  const { os } = host.facts();
  if (data === undefined)
    return <Waiting query={info} skeleton={<Skeleton height={48} radius={24} />} />;
  return os === 'ios' || os === 'android' ? (
    <OnPhone app={data} os={os} />
  ) : (
    <OnComputer app={data} />
  );
};

/** Where to get the native app; the web app stays available (spec 000 §4, decision M3). */
export const DownloadScreen = () => {
  const t = useT();
  if (host.kind === 'app') {
    return (
      <Page title={t('title.mdownload')}>
        <StateView title={t('download.inApp')} text={t('download.inAppText')}>
          <Link replace className="button-link" to="/">
            {t('platform.backHome')}
          </Link>
        </StateView>
      </Page>
    );
  }
  return (
    <Page title={t('title.mdownload')} isBare end={<LanguageSwitch />}>
      <AppFront heading={t('download.heading')} lead={t('download.lead')} />
      <ul className="get__goods">
        {GOODS.map((key) => (
          <li key={key}>
            <span className="get__check">
              <Icon name="check" size={18} />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
      <div className="get__way">
        <Way />
      </div>
      <p className="get__stay">
        <Link replace to="/">
          {t('download.stay')}
        </Link>
      </p>
    </Page>
  );
};
