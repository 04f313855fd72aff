import type { Locator, Page } from '@playwright/test';
import { ConsumerApp } from './consumer-pages.ts';

/** The takeout home and the search, as a guest uses them. */
export class TakeoutHome extends ConsumerApp {
  stores(): Locator {
    return this.page.getByRole('main').locator('[data-testid^="store-"]');
  }

  store(id: string): Locator {
    return this.page.getByTestId(`store-${id}`);
  }

  /** Chooses one of the places that everybody knows. */
  async pin(spot: 'senado' | 'cunha' | 'coloane'): Promise<void> {
    await this.page.getByTestId('place').click();
    await this.button(`home.spot.${spot}`).click();
  }

  /** Leaves in the browser what "not again" leaves there: journeys that are not about the pop-up do not meet it, nor the strip at the foot of the home. */
  async withoutPopups({ hasStrips = false } = {}): Promise<void> {
    const put = {
      lastIds: '',
      pushFrequency: null,
      time: null,
      day: null,
      nextTime: [],
      disabled: ['b-pop-new'],
    };
    const memory = Object.fromEntries(
      ['visitor', 'member'].flatMap((audience) =>
        [1, 2, 3].map((place) => [`${audience}.${place}.active`, put]),
      ),
    );
    const stripsOff = hasStrips ? {} : { newly: '9999-12-31', app: '9999-12-31' };
    await this.page.addInitScript(
      (kept) => {
        for (const [name, value] of Object.entries(kept))
          localStorage.setItem(`senado.${name}`, JSON.stringify(value));
      },
      { popups: memory, stripsOff },
    );
  }
}

/** How far the layout has moved by itself since the page opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          done(sum);
        }, 50);
      }),
  );
