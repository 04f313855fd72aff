import { isApiError } from '#shared/client/api-error.ts';
import type { ShareChannel } from '#shared/codes/share-channel.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { hostFailureKey } from '../../host/host-error.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { host } from '../../lib/host/host.ts';
import { currentT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { linkOf, type Share } from './share.ts';

const OUTCOMES = {
  copied: 'shop.shared',
  shared: 'shop.shareDone',
  ready: 'shop.shareReady',
} as const;

/** Says why something was not shared; in other cases than the documented ones 分享失敗 (spec 002 §8). */
export const notifyNotShared = (error: unknown): void => {
  const t = currentT();
  notify(isApiError(error) ? errorText(error, t) : t(hostFailureKey(error, 'shop.shareFailed')));
};

/** Shares a page by the means of the client that hosts the app, and says what came of it. */
export const sendShare = async (
  share: Share,
  channels?: readonly ShareChannel[],
): Promise<void> => {
  const { title, text, path, picture, subject } = share;
  try {
    const outcome = await host.share({
      title,
      text,
      path,
      url: linkOf(share),
      picture: pictureUrl(picture),
      ...(channels && { channels }),
    });
    if (outcome === 'cancelled') return;
    noteEvent('Share', subject);
    notify(currentT()(OUTCOMES[outcome]));
  } catch (error) {
    notifyNotShared(error);
  }
};
