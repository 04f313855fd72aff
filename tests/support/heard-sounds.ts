import type { Page } from '@playwright/test';
import { listen, takeHeard, type Tone } from '#tests/component/support/heard-sounds.ts';

/** Notes what every document of the page plays from now on. */
export const listenForSounds = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** What was heard since the page was opened, or since it was asked last. */
export const heardOn = (page: Page): Promise<Tone[]> => page.evaluate(takeHeard);
