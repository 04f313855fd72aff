import type { Translate } from '#shared/i18n/translate.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import {
  appearanceStore,
  setTextSize,
  setTheme,
  TEXT_SIZES,
  THEMES,
} from '../../lib/appearance.ts';
import { chooseLanguage } from '../../lib/i18n.ts';
import { openKeyMap } from '../../lib/key-map.ts';
import { startKiosk } from '../../lib/kiosk.ts';
import { printKept } from '../../domain/receipt/receipts.ts';
import { setSoundOn, settingsStore } from '../../lib/settings.ts';
import { signOut } from '../../lib/sign-out.ts';
import { askForOperator } from '../switch-operator.ts';

export type Act = { id: string; label: string; run: () => void };
type Facts = {
  t: Translate;
  mayWriteOff: boolean;
  isKiosk: boolean;
  kept: number;
  go: (path: string) => void;
};

const looks = (t: Translate): Act[] => {
  const { theme, textSize } = appearanceStore.getState();
  return [
    ...THEMES.filter((each) => each !== theme).map((each) => ({
      id: `theme-${each}`,
      label: t('palette.theme', { theme: t(`settings.theme.${each}`) }),
      run: () => setTheme(each),
    })),
    ...TEXT_SIZES.filter((each) => each !== textSize).map((each) => ({
      id: `text-${each}`,
      label: t('palette.textSize', { size: t(`settings.textSize.${each}`) }),
      run: () => setTextSize(each),
    })),
  ];
};

const leave = async (go: Facts['go']): Promise<void> => {
  await signOut();
  go(merchantRoutes.merchantLogin.path);
};

/** Actions that are available on every screen. A locked counter offers none that leads out of it. */
export const acts = ({ t, mayWriteOff, isKiosk, kept, go }: Facts): Act[] => {
  const { language, soundOn } = settingsStore.getState();
  const isEnglish = language === 'en';
  return [
    { id: 'keys', label: t('keys.open'), run: openKeyMap },
    {
      id: 'language',
      label: t('palette.language', {
        language: t(isEnglish ? 'common.languageZh' : 'common.languageEn'),
      }),
      run: () => {
        void chooseLanguage(isEnglish ? 'zh-Hant' : 'en');
      },
    },
    {
      id: 'sound',
      label: t(soundOn ? 'palette.soundOff' : 'palette.soundOn'),
      run: () => setSoundOn(!soundOn),
    },
    ...(kept > 0
      ? [{ id: 'kept', label: t('palette.kept', { count: kept }), run: printKept }]
      : []),
    ...looks(t),
    { id: 'switch', label: t('lock.switch'), run: () => askForOperator('switch') },
    { id: 'lock', label: t('palette.lock'), run: () => askForOperator('hand') },
    ...(isKiosk
      ? []
      : [
          ...(mayWriteOff ? [{ id: 'kiosk', label: t('palette.kiosk'), run: startKiosk }] : []),
          {
            id: 'sign-out',
            label: t('palette.signOut'),
            run: () => {
              void leave(go);
            },
          },
        ]),
  ];
};
