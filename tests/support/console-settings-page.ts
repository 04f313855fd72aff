import { expect, type Locator } from '@playwright/test';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import type { Console } from './console-pages.ts';

/** The console's settings, counter mode and palette as people use them. */
export class SettingsPage {
  readonly console: Console;

  constructor(console: Console) {
    this.console = console;
  }

  private at(testId: string): Locator {
    return this.console.page.getByTestId(testId);
  }

  async open(): Promise<void> {
    await this.console.open(merchantRoutes.merchantSettings.path);
    await expect(this.at('settings')).toBeVisible();
  }

  /** Takes one of the choices of a row: `theme` to `dark`. */
  async choose(row: string, value: string): Promise<void> {
    await this.at(`choose-${row}`).locator(`[data-value="${value}"]`).click();
  }

  get page() {
    return this.console.page;
  }
  get palette(): Locator {
    return this.page.getByPlaceholder(this.console.t('palette.search'));
  }
  get waiting(): Locator {
    return this.at('waiting-list').getByRole('listitem');
  }

  /** Opens the palette by its keys and presses the first of what is found. */
  async command(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.palette.fill(words);
    await expect(
      this.page
        .getByRole('button', { name: words })
        .or(this.page.getByRole('option', { name: words }))
        .first(),
    ).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(this.palette).toBeHidden();
  }
}
