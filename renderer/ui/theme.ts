import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { slate } from './theme-colours.ts';

/** Azulejo blue; step 7 is the primary colour #1F4E8C (decision Z2). */
const azulejo: MantineColorsTuple = [
  '#eef4fb',
  '#d9e5f4',
  '#b3cae8',
  '#8aaddb',
  '#6692cd',
  '#4a7cbd',
  '#3264a6',
  '#1f4e8c',
  '#183f72',
  '#102c52',
];
/** Egg-tart yellow; step 5 is the accent #F5B83D. Never text on white. */
const tart: MantineColorsTuple = [
  '#fff8e8',
  '#fdeecb',
  '#fbe2a4',
  '#f9d57c',
  '#f7c659',
  '#f5b83d',
  '#d99a1e',
  '#a87512',
  '#77520b',
  '#483105',
];

export const theme = createTheme({
  colors: { azulejo, tart, dark: slate },
  primaryColor: 'azulejo',
  primaryShade: 7,
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  fontFamily:
    '"Noto Sans TC", "PingFang HK", "Microsoft JhengHei", system-ui, -apple-system, "Segoe UI", "Noto Sans CJK TC", sans-serif',
  fontFamilyMonospace:
    'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  headings: { fontWeight: '650' },
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    InputWrapper: { styles: { label: { marginBottom: 6 }, description: { marginBottom: 6 } } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
  },
});
