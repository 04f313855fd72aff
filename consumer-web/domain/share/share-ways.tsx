import { facebookPage, shareChoices, type ShareChoice } from '#shared/jump/share-choices.ts';
import type { DrawnPicture } from '../../host/client.ts';
import { hasShareSheet } from '../../host/device-pictures.ts';
import { host } from '../../lib/host/host.ts';
import { currentT, useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { canSavePoster, savePoster } from './keep-poster.ts';
import { sendShare } from './send-share.ts';
import { linkOf, type Share } from './share.ts';
import { ShareIcon } from './share-icon.tsx';

const copyLink = async (share: Share, to: ShareChoice['to']): Promise<void> => {
  const isCopied = await host.copyText(linkOf(share));
  if (isCopied) noteEvent('Share', share.subject);
  const doneKey = to === 'WeChat' ? 'shareSheet.pasteWeChat' : 'shop.shared';
  notify(currentT()(isCopied ? doneKey : 'shell.copyFailed'));
};

/** For a channel that accepts only pictures: saves the poster, or explains how to save it. */
const postPicture = async (share: Share, picture: DrawnPicture | null): Promise<void> => {
  if (picture !== null && canSavePoster())
    await savePoster(share, picture, 'shareSheet.postMoments');
  else notify(currentT()('shareSheet.holdMoments'));
};

const shareBy = async (
  { to, by }: ShareChoice,
  share: Share,
  picture: DrawnPicture | null,
): Promise<void> => {
  switch (by) {
    case 'client':
      return sendShare(share, to === 'more' || to === 'copy' ? undefined : [to]);
    case 'menu':
      return sendShare(share);
    case 'page':
      host.openPage(facebookPage(linkOf(share)));
      noteEvent('Share', share.subject);
      return;
    case 'link':
      return copyLink(share, to);
    case 'picture':
      return postPicture(share, picture);
  }
};

type Props = { share: Share; picture: DrawnPicture | null };

/** Where something can be shared to from the client that hosts the app; `picture`: the poster, once it is drawn. */
export const ShareWays = ({ share, picture }: Props) => {
  const t = useT();
  return (
    <ul className="share-ways" aria-label={t('shareSheet.ways')}>
      {shareChoices(host.kind, { hasShareSheet: hasShareSheet() }).map((choice) => (
        <li key={choice.to}>
          <button
            type="button"
            className="share-ways__way"
            disabled={choice.by === 'picture' && picture === null}
            onClick={() => void shareBy(choice, share, picture)}
          >
            <span className="share-ways__icon">
              <ShareIcon to={choice.to} />
            </span>
            {t(`shareSheet.to.${choice.to}`)}
          </button>
        </li>
      ))}
    </ul>
  );
};
