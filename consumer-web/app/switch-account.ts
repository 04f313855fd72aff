import { currentT, loadTexts } from '../lib/i18n.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { askFirst } from '../lib/question.ts';
import { useSession } from '../lib/session/session.ts';
import { forgetSession } from './forget-session.ts';

/** Asks whether the account of a link takes the place of the one that is signed in. */
export const askToSwitch = async (token: string): Promise<void> => {
  await loadPart(() => loadTexts('pages'));
  const t = currentT();
  askFirst({
    title: t('switchAccount.title'),
    text: t('switchAccount.text'),
    yes: t('switchAccount.yes'),
    no: t('switchAccount.no'),
    run: () => {
      forgetSession();
      useSession.getState().keepToken(token);
    },
  });
};
