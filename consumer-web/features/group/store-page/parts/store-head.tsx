import '../../row.css';
import { useQuery } from '@tanstack/react-query';
import { saleCount } from '#shared/format/sale-count.ts';
import { CHECK_IN_POINTS } from '#shared/group/check-in.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ExplosiveLabel } from '#shared/voucher/explosive-label.ts';
import { StorePlace } from '../../../../domain/store-page/store-place.tsx';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Link } from '../../../../ui/link.tsx';
import { useHeadingFocus } from '../../../../ui/page.tsx';
import { ComboRow } from '../../parts/combo-label.tsx';
import { Gallery, type Slide } from '../../parts/gallery.tsx';
import type { StorePage } from '../model.ts';
import { coversQuery } from '../queries.ts';
import { useKnownDistance } from '../use-store-page.ts';
import { openWords, perCapitaWords } from '../words.ts';

const MINUTE_MS = 60_000;

/** Covers, or the store's front until they have loaded and where it has none. */
const Covers = ({ page: { storeInfo, decorCount } }: { page: StorePage }) => {
  const t = useT();
  const covers = useQuery({ ...coversQuery(storeInfo.id), enabled: decorCount.coverCount > 0 });
  const slides: Slide[] = (covers.data?.result ?? []).map(({ imgUrl, kind, posterUrl }) =>
    kind === 'VIDEO' ? { url: imgUrl, poster: posterUrl } : { url: imgUrl },
  );
  return (
    <Gallery
      slides={slides.length > 0 ? slides : [{ url: storeInfo.thumbnailHead }]}
      name={storeInfo.storeName}
      label={t('groupStore.covers')}
      ratio={1.5}
    />
  );
};

const Facts = ({ page: { storeInfo, score, likeNum } }: { page: StorePage }) => {
  const t = useT();
  const perCapita = perCapitaWords(storeInfo.perCapita, t);
  return (
    <p className="gstore__facts num">
      {score === null ? (
        <span>{t('groupStore.scoreNone')}</span>
      ) : (
        <span className="gstore__score">
          <Glyph name="star" size={14} isFull />
          <span aria-hidden="true">{score.toFixed(1)}</span>
          <span className="unseen">{t('groupStore.score', { score: score.toFixed(1) })}</span>
        </span>
      )}
      {storeInfo.classifyName !== '' && <span>{storeInfo.classifyName}</span>}
      {perCapita !== '' && <span>{perCapita}</span>}
      {likeNum > 0 && <span>{t('groupStore.likeNum', { text: saleCount(likeNum) })}</span>}
    </p>
  );
};

/** Leads to the store's details. */
const OpenRow = ({ page: { storeInfo } }: { page: StorePage }) => {
  const t = useT();
  const now = useNow(MINUTE_MS);
  return (
    <Link
      className={`gstore__row gstore__row--${storeInfo.openState.toLowerCase()}`}
      to={href(consumerRoutes.groupStoreInfo, { id: storeInfo.id })}
    >
      <Icon name="clock" size={20} />
      <span className="gstore__row-text">{openWords(storeInfo, now, t)}</span>
      <span className="gstore__row-more">{t('groupStore.info')}</span>
      <Icon name="next" size={16} />
    </Link>
  );
};

const CheckInRow = ({ storeId }: { storeId: string }) => {
  const t = useT();
  return (
    <Link className="gstore__row" to={href(consumerRoutes.groupCheckInQa, { storeId })}>
      <Icon name="check" size={20} />
      <span className="gstore__row-text">{t('checkIn.row')}</span>
      <span className="gstore__row-more">{t('checkIn.rowMore', { count: CHECK_IN_POINTS })}</span>
      <Icon name="next" size={16} />
    </Link>
  );
};

/** The top of a store's page: covers, name, whether it is open, where it is, its takeout. */
export const StoreHead = ({
  page,
  comboLabel,
}: {
  page: StorePage;
  comboLabel: ExplosiveLabel | undefined;
}) => {
  const t = useT();
  const { storeInfo, takeoutStoreId } = page;
  return (
    <section aria-labelledby="gstore-name">
      <Covers page={page} />
      <div className="gstore__card card">
        <p className="gstore__merchant">{storeInfo.merchantName}</p>
        <h1 id="gstore-name" className="gstore__name" tabIndex={-1} ref={useHeadingFocus()}>
          {storeInfo.storeName}
        </h1>
        <Facts page={page} />
        <OpenRow page={page} />
        <StorePlace
          address={storeInfo.address}
          distance={useKnownDistance(storeInfo.distance)}
          phones={storeInfo.phones.slice(0, 1)}
        />
        <CheckInRow storeId={storeInfo.id} />
        <ComboRow label={comboLabel} storeId={storeInfo.id} />
        {takeoutStoreId !== null && (
          <Link className="gstore__row" to={href(consumerRoutes.Store, { id: takeoutStoreId })}>
            <Icon name="bowl" size={20} />
            <span className="gstore__row-text">{t('groupStore.takeout')}</span>
            <Icon name="next" size={16} />
          </Link>
        )}
      </div>
    </section>
  );
};
