import './pages.css';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { iframePage, type IframePage } from '#shared/jump/iframe-page.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { appInfoQuery } from '../../domain/app/app-info.ts';
import { Link } from '../../ui/link.tsx';

/** A page that has not loaded after this long is reported as slow. */
const SLOW_MS = 8000;

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/**
 * The page in its sandbox; its picture or a skeleton until it has loaded. Failure cannot be
 * detected, so the way out is always there.
 */
const Framed = ({ src, title, img, sandbox }: Extract<IframePage, { ok: true }>) => {
  const t = useT();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="framed" aria-busy={!isLoaded}>
      <iframe
        className="framed__page"
        src={src}
        title={title || hostOf(src)}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        onLoad={() => setIsLoaded(true)}
      />
      {!isLoaded && (
        <div className="framed__cover" role="status">
          {img === null ? (
            <Skeleton height={160} radius={14} />
          ) : (
            <img src={img} alt="" className="framed__img" />
          )}
          <p>{t(isSlow ? 'iframe.slow' : 'iframe.loading')}</p>
          {isSlow && (
            <Button tone="quiet" onPress={() => host.openPage(src)}>
              {t('iframe.outside')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

/**
 * Why a page is not shown. An ordinary browser may leave for an unlisted host, knowingly (decision
 * N6).
 */
const Refused = ({
  reason,
  url,
}: {
  reason: Extract<IframePage, { ok: false }>['reason'];
  url: string;
}) => {
  const t = useT();
  const name = hostOf(url);
  const mayLeave = reason === 'hostNotListed' && host.kind === 'web';
  return (
    <StateView title={t('iframe.refused')} text={t(`iframe.${reason}`, { host: name })}>
      <Link replace className="button-link" to="/">
        {t('platform.backHome')}
      </Link>
      {mayLeave && (
        <Button tone="quiet" onPress={() => host.openPage(url)}>
          {t('iframe.leave', { host: name })}
        </Button>
      )}
    </StateView>
  );
};

/**
 * `/iframe?url&title&img`: an outside page within the app, of listed hosts only (spec 000 §2,
 * decision M7).
 */
export const IframeScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const info = useQuery(appInfoQuery());
  const { url = '', title = '', img = '' } = Object.fromEntries(params);
  const page = info.data ? iframePage({ url, title, img }, info.data.allowedHosts) : null;
  const name = page?.ok ? page.title || hostOf(page.src) : t('title.iframe');
  return (
    <Page
      title={name}
      isBare
      {...(page?.ok && {
        end: (
          <button type="button" className="icon-button" onClick={() => host.openPage(page.src)}>
            {t('iframe.outside')}
          </button>
        ),
      })}
    >
      {page === null && (
        <Waiting
          query={info}
          skeleton={
            <div className="framed__wait">
              <Skeleton height={160} radius={14} />
            </div>
          }
        />
      )}
      {page?.ok === true && <Framed key={page.src} {...page} />}
      {page?.ok === false && <Refused reason={page.reason} url={url} />}
    </Page>
  );
};
