import { findFirefox, findWebKit } from '#build/find-engines.mjs';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import type { Driver } from '#tests/support/engines/driver.ts';
import { EnginePage } from '#tests/support/engines/engine-page.ts';
import { startFirefox } from '#tests/support/engines/firefox.ts';
import { startWebKit } from '#tests/support/engines/webkit.ts';
import { test } from '#tests/support/fixtures.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';

const ENTER = '\uE007';
const IN_SHEET = '.pane__foot .button--block';
const at = (testId: string): string => `[data-testid="${testId}"]`;

/** A guest finds a store from the home, fills a cart, signs in on the way, orders and pays. */
const buyDinner = async (page: EnginePage, origin: string): Promise<void> => {
  await page.resize(500, 900);
  await page.open(`${origin}/`);
  await page.press({ css: at('to-search') });
  await page.fill('.search__input', `Lotus${ENTER}`);
  await page.press({ css: at(`store-${OPEN_STORE}`) });
  // the dish that is enough for a delivery by itself
  await page.press({ css: '.shop-poster__dish:nth-child(2) button' }, { css: IN_SHEET });
  await page.press({ css: IN_SHEET });
  await page.press({ css: '.cart-bar__go button' });
  await page.fill('[autocomplete=tel-national]', '66880001');
  await page.press({ words: page.t('login.send') });
  await page.press({ words: page.t('login.demoFill') });
  await page.press({ words: page.t('login.submit') });
  const sets = { words: page.t('checkout.tableware.sets', { count: 2 }) };
  await page.press({ css: at('row-tableware') }, sets);
  await page.press(sets, { css: `:root:not(:has(dialog[open])) ${at('row-tableware')}` });
  await page.press({ words: page.t('checkout.submit') });
  await page.press({ css: '.cashier__actions .button--main' });
  await page.press({ css: at('bank-pay') });
  await page.find({ css: 'h1, h2', words: page.t('title.payResult') });
};

/** A clerk signs in at the console and redeems a voucher that was typed. */
const redeem = async (page: EnginePage, origin: string, code: string): Promise<void> => {
  await page.resize(1280, 900);
  await page.open(`${origin}/console/`);
  await page.fill('[autocomplete=username]', 'C1001');
  await page.fill('[autocomplete=current-password]', DEMO_PASSWORD + ENTER);
  await page.press({ words: page.language === 'en' ? 'Senado Square' : '議事亭' });
  await page.fill(at('manual-entry'), code + ENTER);
  await page.press({ css: at('card-confirm') });
  await page.find({ css: `${at('verdict')}[data-kind=ok]` });
};

const ENGINES: Record<string, () => Promise<Driver> | null> = {
  Firefox: () => {
    const program = findFirefox();
    return program === null ? null : startFirefox(program);
  },
  WebKit: () => {
    const programs = findWebKit();
    return programs === null ? null : startWebKit(programs);
  },
};

for (const [engine, start] of Object.entries(ENGINES))
  test(`in ${engine}, dinner is bought from the home to the paid order, and a voucher is redeemed from sign-in to verdict`, async ({
    server,
    shop,
  }, info) => {
    const starting = start();
    test.skip(starting === null, `${engine} is not installed here`);
    const driver = await starting!;
    const page = new EnginePage(driver);
    try {
      await buyDinner(page, server.url);
      const { vouchers } = await shop.buy('egg-tart-box');
      await redeem(page, server.url, vouchers[0]!.code);
    } catch (error) {
      await info.attach('page', { body: await page.picture(), contentType: 'image/png' });
      throw error;
    } finally {
      await driver.close();
    }
  });
