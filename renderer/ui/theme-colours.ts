import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import type { ThemeName } from '../lib/appearance.ts';

/** Greys of the dark theme, towards azulejo: text first, ground last. */
export const slate: MantineColorsTuple = [
  '#eef2f6',
  '#ccd5de',
  '#a9b5c2',
  '#8492a1',
  '#3d4a57',
  '#2a3541',
  '#1f2831',
  '#1f2831',
  '#141a20',
  '#0d1116',
];

/** Greys and reds that keep 4.5 : 1 on white, where the kit's own do not. */
const light = {
  '--mantine-color-red-light-color': '#8f1d1d',
  '--mantine-color-teal-light-color': '#0b5a43',
  '--mantine-color-gray-light-color': '#243040',
  '--mantine-color-tart-light-color': '#5c3f0a',
  '--mantine-color-tart-light': '#fff3d6',
  '--mantine-color-dimmed': '#56616d',
  '--mantine-color-placeholder': '#66707b',
  '--mantine-color-error': '#b42323',
  '--mantine-color-anchor': '#1f4e8c',
};

/** All text at 7 : 1 and more, every edge drawn. */
const contrast = {
  '--mantine-color-text': '#000000',
  '--mantine-color-dimmed': '#1f272f',
  '--mantine-color-placeholder': '#3a434c',
  '--mantine-color-error': '#7a0000',
  '--mantine-color-anchor': '#0a2a57',
  '--mantine-color-default-border': '#000000',
  '--mantine-color-gray-3': '#2b333b',
  '--mantine-color-gray-4': '#000000',
  '--mantine-color-gray-5': '#2b333b',
  '--mantine-color-gray-6': '#1f272f',
  '--mantine-color-azulejo-filled': '#0a2a57',
  '--mantine-color-azulejo-filled-hover': '#000000',
  '--mantine-color-azulejo-light-color': '#001433',
  '--mantine-color-azulejo-light': '#d9e5f4',
  '--mantine-color-azulejo-outline': '#0a2a57',
  '--mantine-color-red-light-color': '#5c0000',
  '--mantine-color-teal-light-color': '#00301f',
  '--mantine-color-gray-light-color': '#000000',
  '--mantine-color-tart-light-color': '#3a2700',
  '--mantine-color-tart-light': '#fff3d6',
  '--mantine-color-red-filled': '#7a0000',
};

const dark = {
  '--mantine-color-body': '#1f2831',
  '--mantine-color-disabled': '#2a3541',
  '--mantine-color-dimmed': '#a9b5c2',
  '--mantine-color-placeholder': '#a9b5c2',
  '--mantine-color-error': '#ffb4b4',
  '--mantine-color-anchor': '#a9c8ef',
  '--mantine-color-azulejo-light-color': '#c5dbf6',
  '--mantine-color-azulejo-light': '#20405f',
  '--mantine-color-azulejo-light-hover': '#2a5076',
  '--mantine-color-azulejo-outline': '#a9c8ef',
  '--mantine-color-red-light-color': '#ffb4b4',
  '--mantine-color-teal-light-color': '#8ee5c3',
  '--mantine-color-gray-light-color': '#dfe6ee',
  '--mantine-color-tart-light-color': '#fbe2a4',
  '--mantine-color-tart-light': '#352a12',
  '--mantine-color-gray-light': '#303c49',
  '--mantine-color-azulejo-filled': '#2c61a6',
  '--mantine-color-azulejo-filled-hover': '#3770bb',
};

/** The kit's own colours in each theme of the console. */
export const cssVariables =
  (theme: ThemeName): CSSVariablesResolver =>
  () => ({ variables: {}, light: theme === 'contrast' ? contrast : light, dark });
