import './kit-styles.ts';
import './palette.css';
import './base.css';
import './touch.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import 'dayjs/locale/zh-hk';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useAppearance } from '../lib/appearance.ts';
import { useT } from '../lib/i18n.ts';
import { cssVariables } from './theme-colours.ts';
import { theme } from './theme.ts';

/** The look of the console around its pages: theme, calendar language, notices. */
export const UiProvider = ({
  isEnglish,
  children,
}: {
  isEnglish: boolean;
  children: ReactNode;
}) => {
  const chosen = useAppearance((appearance) => appearance.theme);
  const textSize = useAppearance((appearance) => appearance.textSize);
  // where palette.css reads them
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme: chosen, textSize });
  }, [chosen, textSize]);
  const variables = useMemo(() => cssVariables(chosen), [chosen]);
  const close = useT()('common.close');
  // the kit leaves the button of a notice without a name
  const named = useMemo(
    () =>
      mergeThemeOverrides(theme, {
        components: {
          Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
        },
      }),
    [close],
  );
  return (
    <MantineProvider
      theme={named}
      cssVariablesResolver={variables}
      forceColorScheme={chosen === 'dark' ? 'dark' : 'light'}
    >
      <DatesProvider settings={{ locale: isEnglish ? 'en' : 'zh-hk', firstDayOfWeek: 1 }}>
        <Notifications position="top-center" autoClose={5000} limit={3} />
        {children}
      </DatesProvider>
    </MantineProvider>
  );
};
