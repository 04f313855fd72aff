import { host } from '../host/host.ts';
import { currentT, loadTexts } from '../i18n.ts';
import { notify } from '../notice.ts';
import { askFirst } from '../question.ts';
import { loadPart } from './part.ts';

/** Asks whether to leave for another site (decision N6), and opens it after a yes. Its words come with the first question. */
export const askToLeave = async (url: string): Promise<void> => {
  try {
    await loadPart(() => loadTexts('pages'));
  } catch {
    notify(currentT()('error.network'));
    return;
  }
  const t = currentT();
  askFirst({
    title: t('jump.leaveTitle'),
    text: t('jump.leaveText', { host: new URL(url).host }),
    yes: t('ad.go'),
    no: t('common.cancel'),
    run: () => {
      host.openPage(url);
    },
  });
};
