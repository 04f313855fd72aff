import type { Locator, Page } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ConsumerApp } from './consumer-pages.ts';

type Opened = { classifyId?: string; productId?: string };

/** A supermarket's page, as a guest uses it. Screens that are kept behind it are hidden: only what is seen counts. */
export class MarketStorePage {
  readonly app: ConsumerApp;
  readonly page: Page;

  constructor(app: ConsumerApp) {
    this.app = app;
    this.page = app.page;
  }

  async open(id: string, more: Opened = {}): Promise<void> {
    await this.app.open(href(consumerRoutes.marketStore, { id, ...more }));
    await this.cells().first().waitFor();
  }

  cells(): Locator {
    return this.page.getByRole('article').filter({ visible: true });
  }

  cell(name: string): Locator {
    return this.cells().filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** A class of the first level. */
  railClass(index: number): Locator {
    return this.page
      .getByRole('navigation', { name: this.app.t('shop.classes') })
      .getByRole('button')
      .nth(index);
  }

  tabs(): Locator {
    return this.page.getByRole('group', { name: this.app.t('mkStore.second') }).getByRole('button');
  }

  chips(): Locator {
    return this.page.getByRole('group', { name: this.app.t('mkStore.third') }).getByRole('button');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }

  async sortBy(sort: 0 | 1 | 2 | 3 | 4): Promise<void> {
    await this.page.getByLabel(this.app.t('market.sort')).selectOption(String(sort));
  }

  cart(): Locator {
    return this.page.getByRole('button', { name: new RegExp(this.app.t('shop.cart')) });
  }

  /** Pieces that the bar counts. */
  count(): Locator {
    return this.page.locator('.cart-bar__count').filter({ visible: true });
  }

  /** What the goods cost by the bar. */
  async barPrice(): Promise<number> {
    return amountOf(this.page.locator('.cart-bar__price').filter({ visible: true }));
  }

  sheet(): Locator {
    return this.page.getByRole('dialog');
  }
}

/** The amount of a price as it is read out. */
export const amountOf = async (within: Locator): Promise<number> => {
  const text = await within.locator('.price .unseen').first().innerText();
  return Number(text.replaceAll(/[^\d.]/g, ''));
};
