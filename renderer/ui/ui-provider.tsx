import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import 'dayjs/locale/zh-hk';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** The look of the console around its pages: theme, calendar language, notices. */
export const UiProvider = ({ isEnglish, children }: { isEnglish: boolean; children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
    <DatesProvider settings={{ locale: isEnglish ? 'en' : 'zh-hk', firstDayOfWeek: 1 }}>
      <Notifications position="top-center" autoClose={5000} limit={3} />
      {children}
    </DatesProvider>
  </MantineProvider>
);
