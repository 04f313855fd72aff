import './share-sheet.css';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DrawnPicture } from '../../host/client.ts';
import { canSharePictures } from '../../host/device-pictures.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { canSavePoster, savePoster, sendPoster } from './keep-poster.ts';
import { posterQuery } from './poster/poster-query.ts';
import type { PosterShare } from './share.ts';
import { ShareWays } from './share-ways.tsx';

type Poster = UseQueryResult<DrawnPicture>;

/** A poster before it is drawn, as high as one is on a phone. */
const SKELETON_PX = 360;

type ViewProps = { poster: Poster; name: string };

const PosterView = ({
  poster: { data: picture, isError, isFetching, refetch: handleRedraw },
  name,
}: ViewProps) => {
  const t = useT();
  if (isError && !isFetching)
    return (
      <StateView title={t('shareSheet.failed')}>
        <Button tone="quiet" size="small" onPress={handleRedraw}>
          {t('common.retry')}
        </Button>
      </StateView>
    );
  if (picture === undefined)
    return (
      <div className="share-poster__picture" role="status" aria-label={t('shareSheet.drawing')}>
        <Skeleton height={SKELETON_PX} />
      </div>
    );
  // an image and not the canvas: only an image can be pressed and held
  return (
    <img
      className="share-poster__picture"
      data-testid="poster"
      src={picture.address}
      alt={t('shareSheet.posterOf', { name })}
    />
  );
};

type ActionsProps = { share: PosterShare; picture: DrawnPicture | null };

const PosterActions = ({ share, picture }: ActionsProps) => {
  const t = useT();
  const isEarly = picture === null;
  const handleSave = async (): Promise<void> => {
    if (picture !== null) await savePoster(share, picture);
  };
  const handleSend = async (): Promise<void> => {
    if (picture !== null) await sendPoster(share, picture);
  };
  return (
    <div className="share-poster__actions">
      {canSavePoster() && (
        <Button
          tone={canSharePictures() ? 'quiet' : 'main'}
          isBlock
          isDisabled={isEarly}
          onPress={handleSave}
        >
          {t('shareSheet.save')}
        </Button>
      )}
      {canSharePictures() && (
        <Button isBlock isDisabled={isEarly} onPress={handleSend}>
          {t('shareSheet.sharePicture')}
        </Button>
      )}
    </div>
  );
};

type Props = { title: string; share: PosterShare; onClose: () => void };

/** Shares a deal or a store: to channels, by its link, and as a poster with a QR code. */
export const ShareSheet = ({ title, share, onClose }: Props) => {
  const t = useT();
  const poster = useQuery(posterQuery(share, t));
  const picture = poster.data ?? null;
  const hasActions = canSavePoster() || canSharePictures();
  return (
    <Sheet
      title={title}
      onClose={onClose}
      {...(hasActions && { foot: <PosterActions share={share} picture={picture} /> })}
    >
      <ShareWays share={share} picture={picture} />
      <section className="share-poster" aria-label={t('shareSheet.poster')}>
        {!canSavePoster() && <p className="share-poster__hold">{t('shareSheet.hold')}</p>}
        <PosterView poster={poster} name={share.title} />
      </section>
    </Sheet>
  );
};
