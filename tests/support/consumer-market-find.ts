import type { Locator } from '@playwright/test';
import { ConsumerApp } from './consumer-pages.ts';
import { putPopupsAway } from './popups-put-away.ts';

/** The supermarket home, the search and the categories, as a guest uses them. */
export class MarketFind extends ConsumerApp {
  /** Opens the home without its pop-ups. */
  async openHome(): Promise<void> {
    await putPopupsAway(this.page);
    await this.open('/market/index');
  }

  goods(): Locator {
    return this.page.getByRole('main').locator('[data-testid^="good-"]');
  }

  stores(): Locator {
    return this.page.getByRole('main').locator('[data-testid^="store-"]');
  }

  searchField(): Locator {
    return this.page.getByTestId('search-field');
  }

  /** Chooses a place anywhere, which the app sees at its next start. The device stays where it is: a browser remembers where it last was for the next journey. */
  async choosePlace(at: { lat: number; lon: number; title: string }): Promise<void> {
    await this.page.addInitScript(
      (pin) => {
        localStorage.setItem('senado.pin', pin);
      },
      JSON.stringify({ ...at, city: '', address: '', addressId: '' }),
    );
  }
}
