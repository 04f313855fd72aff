import './popup.css';
import { useEffect, useRef, useState } from 'react';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { client, pictureUrl } from '../../lib/api/api.ts';
import { fetchPicture } from '../../lib/photo/fetch-picture.ts';
import { useT } from '../../lib/i18n.ts';
import { usePlace } from '../place/place.ts';
import { useSession } from '../../lib/session/session.ts';
import { rememberDisabled, rememberNextTime, rememberShown } from '#shared/popup/popup-memory.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useCountBanner } from '../store/banner-counts.ts';
import type { PopupBanner } from '../store/model.ts';
import { duePopup, type DuePopup } from './due-popup.ts';
import { knownPopups, popupMemory } from './popup-store.ts';
import { JumpLink } from '../../ui/jump-link.tsx';
import { PopupLists } from './popup-lists.tsx';

type WindowProps = { shop: StoreKind; due: DuePopup; onClose: () => void };

const PopupWindow = ({ shop, due: { popup, banner }, onClose }: WindowProps) => {
  const t = useT();
  const countBanner = useCountBanner();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    popupMemory.set(rememberShown(popupMemory.get(), popup, client.now()));
    countBanner({ id: banner.id, showNum: 1 });
  }, [popup, banner.id, countBanner]);
  const handlePutOff = (): void => {
    popupMemory.set(rememberNextTime(popupMemory.get(), popup));
    countBanner({ id: banner.id, nextTipNum: 1 });
    dialog.current?.close();
  };
  const handlePutAway = (): void => {
    popupMemory.set(rememberDisabled(popupMemory.get(), popup));
    countBanner({ id: banner.id, loseInterestNum: 1 });
    dialog.current?.close();
  };
  const handleFollow = (): void => {
    countBanner({ id: banner.id, clickNum: 1 });
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="popup"
      aria-label={banner.bannerName}
      data-testid="popup"
      onClose={onClose}
    >
      <div className={`popup__card promo--${banner.tone}`}>
        <div className="popup__picture">
          <Picture
            src={pictureUrl(banner.newBannerImage2 ?? '')}
            alt=""
            ratio={1}
            width={256}
            isEager
          />
        </div>
        <h2 className="popup__title">{banner.bannerName}</h2>
        <p className="popup__text">{banner.text}</p>
        <PopupLists shop={shop} banner={banner} onFollow={handleFollow} />
        <JumpLink rule={banner} className="button-link popup__go" onFollow={handleFollow}>
          {t('home.popupGo')}
        </JumpLink>
        <p className="popup__ways">
          <button type="button" className="plain" onClick={handlePutOff}>
            {t('popup.action.nextTime')}
          </button>
          <button type="button" className="plain" onClick={handlePutAway}>
            {t('popup.action.never')}
          </button>
        </p>
      </div>
      <button
        type="button"
        className="icon-button popup__close"
        aria-label={t('popup.action.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
};

/** Whether a picture is loaded or has failed; true without a picture. */
const useFetchedPicture = (path: string | null): boolean => {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    if (path !== null)
      void fetchPicture(path).then(() => {
        setHere(path);
      });
  }, [path]);
  return here === path;
};

type Props = {
  shop: StoreKind;
  /** In the order in which they may come; undefined until they are known. */
  banners: readonly PopupBanner[] | undefined;
};

/** At most one pop-up each time a home opens. A banner of another site asks before one leaves, when the window has closed. */
export const HomePopup = ({ shop, banners }: Props) => {
  const at = usePlace((state) => state.spot);
  const isMember = useSession((state) => state.member !== null);
  const [isOver, setIsOver] = useState(false);
  const [memory] = useState(knownPopups);
  const [now] = useState(() => client.now());
  const due = banners ? duePopup({ banners, memory, isMember, at, now }) : null;
  const isPictureHere = useFetchedPicture(due?.banner.newBannerImage2 ?? null);
  // the window is complete before it opens
  if (!isPictureHere || isOver) return null;
  return due ? <PopupWindow shop={shop} due={due} onClose={() => setIsOver(true)} /> : null;
};
