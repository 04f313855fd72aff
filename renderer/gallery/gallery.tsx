import { SegmentedControl, Title } from '@mantine/core';
import { THEMES, setTheme, useAppearance } from '../lib/appearance.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { DialogStates } from './dialog-states.tsx';
import classes from './gallery.module.css';
import { ListStates } from './list-states.tsx';
import { CardStates, PageStates } from './page-states.tsx';

/** The parts of `ui/` in each state, for whoever changes or looks for one. */
export const Gallery = () => {
  const theme = useAppearance((appearance) => appearance.theme);
  return (
    <UiProvider>
      <main className={classes['page']}>
        <header className={classes['head']}>
          <Title order={1} size="h3">
            Console gallery
          </Title>
          <SegmentedControl
            aria-label="Theme"
            value={theme}
            onChange={setTheme}
            data={[...THEMES]}
          />
        </header>
        <DialogStates />
        <ListStates />
        <PageStates />
        <CardStates />
      </main>
    </UiProvider>
  );
};
