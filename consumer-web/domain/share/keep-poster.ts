import { pictureSaving } from '#shared/jump/share-choices.ts';
import type { DrawnPicture } from '../../host/client.ts';
import { sharePicture } from '../../host/device-pictures.ts';
import { isHostError } from '../../host/host-error.ts';
import { host } from '../../lib/host/host.ts';
import { currentT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { notifyNotShared } from './send-share.ts';
import type { Share } from './share.ts';

/** Whether the app can keep a picture here; else the visitor presses and holds it. */
export const canSavePoster = (): boolean => pictureSaving(host.kind) !== 'hold';

const isCancelled = (error: unknown): boolean => isHostError(error) && error.reason === 'cancelled';

type Words = 'shareSheet.saved' | 'shareSheet.postMoments';

/** Saves the poster; where that fails, says how the visitor can do it. */
export const savePoster = async (
  { subject }: Share,
  picture: DrawnPicture,
  doneKey: Words = 'shareSheet.saved',
): Promise<void> => {
  const t = currentT();
  try {
    const { savePicture } = await host.client();
    if (savePicture === undefined) throw new Error('no function of its own');
    await savePicture(picture);
    noteEvent('Share', subject);
    notify(t(doneKey));
  } catch (error) {
    if (!isCancelled(error)) notify(t('shareSheet.saveFailed'));
  }
};

/** Hands the poster to the device's share sheet, and says what came of it. */
export const sendPoster = async (
  { title, subject }: Share,
  picture: DrawnPicture,
): Promise<void> => {
  try {
    if ((await sharePicture(picture, title)) === 'cancelled') return;
    noteEvent('Share', subject);
    notify(currentT()('shop.shareDone'));
  } catch (error) {
    notifyNotShared(error);
  }
};
