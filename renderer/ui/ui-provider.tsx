import './kit-styles.ts';
import './palette.css';
import './base.css';
import './touch.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useAppearance } from '../lib/appearance.ts';
import { useT } from '../lib/i18n.ts';
import { lazyPart } from './lazy-part.tsx';
import { cssVariables } from './theme-colours.ts';
import { theme } from './theme.ts';

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

/** The look of the console around its pages: theme, notices. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
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
      <NoticeLayer />
      {children}
    </MantineProvider>
  );
};
