import './kit-styles.ts';
import './palette.css';
import './base.css';
import './touch.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useAppearance, type ThemeName } from '../lib/appearance.ts';
import { useT } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import { lazyPart } from './lazy-part.tsx';
import { cssVariables } from './theme-colours.ts';
import { theme as kitTheme } from './theme.ts';

const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);

/** From the first notice on. */
const NoticeLayer = () => {
  const hasNotice = useNotifications().notifications.length > 0;
  const [isOpen, setOpen] = useState(false);
  if (hasNotice && !isOpen) setOpen(true);
  return (
    isOpen && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
};

/** The theme of this till. Before anyone has signed in, a light one follows the system. */
const useTheme = (): ThemeName => {
  const chosen = useAppearance((appearance) => appearance.theme);
  const isSignedIn = useSession() !== null;
  const isDark = useColorScheme() === 'dark';
  return chosen === 'light' && !isSignedIn && isDark ? 'dark' : chosen;
};

/** The look of the console around its pages: theme, notices. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  const theme = useTheme();
  const textSize = useAppearance((appearance) => appearance.textSize);
  // where palette.css reads them
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, textSize });
  }, [theme, textSize]);
  const variables = useMemo(() => cssVariables(theme), [theme]);
  const close = useT()('common.close');
  // the kit leaves the button of a notice without a name
  const named = useMemo(
    () =>
      mergeThemeOverrides(kitTheme, {
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
      forceColorScheme={theme === 'dark' ? 'dark' : 'light'}
    >
      <NoticeLayer />
      {children}
    </MantineProvider>
  );
};
