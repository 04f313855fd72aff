import { Button, Kbd, VisuallyHidden } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { isMac } from '../../lib/facts.ts';
import { useT } from '../../lib/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useKeyMapOpen } from '../../lib/key-map.ts';
import classes from '../shell.module.css';
import { useCommandKeys } from './use-command-keys.ts';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette);
const KeyMap = lazyPart(async () => (await import('./key-map.tsx')).KeyMap);

const KEYS = isMac() ? '⌘ K' : 'Ctrl K';

/** The command palette and the map of keys, with the button that leads to them. Their scripts are loaded when they are first opened. */
export const CommandLayer = () => {
  const t = useT();
  const [asked, setAsked] = useState(0);
  const isMapOpen = useKeyMapOpen();
  const handleOpenPalette = useCallback(() => setAsked((times) => times + 1), []);
  useCommandKeys(handleOpenPalette);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        px="sm"
        className={classes['commands'] ?? ''}
        leftSection={<IconKeyboard size={22} aria-hidden />}
        onClick={handleOpenPalette}
        aria-keyshortcuts="Control+K Meta+K"
        data-testid="commands"
      >
        <VisuallyHidden>{t('palette.label')}</VisuallyHidden> <Kbd>{KEYS}</Kbd>
      </Button>
      {asked > 0 && (
        <Suspense>
          <Palette asked={asked} />
        </Suspense>
      )}
      {isMapOpen && (
        <Suspense>
          <KeyMap />
        </Suspense>
      )}
    </>
  );
};
