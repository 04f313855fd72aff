import type { Locator, Page } from '@playwright/test';
import { ConsumerApp } from './consumer-pages.ts';
import { putPopupsAway } from './popups-put-away.ts';

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

  withoutPopups(options: { hasStrips?: boolean } = {}): Promise<void> {
    return putPopupsAway(this.page, options);
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
