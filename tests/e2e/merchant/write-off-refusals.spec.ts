import { contract } from '#shared/contract/index.ts';
import { maskCode, voucherCode } from '#shared/voucher/code.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Voucher by its name in the demonstration, what the till says, and what it shows beside. */
const REFUSALS = [
  ['used', 'ALREADY_USED', 'verdict-first', /20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/],
  ['expired', 'EXPIRED', 'verdict-validity', /20\d\d-\d\d-\d\d/],
  ['not-started', 'NOT_STARTED', 'verdict-validity', /20\d\d-\d\d-\d\d/],
  ['refunded', 'REFUNDED', null, null],
  ['refunding', 'REFUNDING', null, null],
  ['wrong-store', 'WRONG_STORE', 'verdict-stores', /官也街|Cunha/],
  ['out-of-hours', 'OUT_OF_HOURS', 'verdict-next-use', /(04|16):13/],
  ['blackout', 'BLACKOUT_DAY', null, null],
  ['blocked', 'PRODUCT_BLOCKED', null, null],
  ['foreign', 'WRONG_MERCHANT', null, null],
  ['unpaid', 'NOT_PAID', null, null],
] as const;

for (const locale of ['zh-HK', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('rows 11 to 15, 28: each refusal has its colour, its words, its detail and its advice, and changes nothing', async ({
      till,
      shop,
      page,
    }) => {
      test.setTimeout(120_000);
      for (const [label, reason, detail, shows] of REFUSALS) {
        await till.scanByWedge(shop.codes[label]!);
        const verdict = await till.verdict(`refused.${reason}`);
        expect(verdict.tone).toBe('refused');
        expect(verdict.title).toBe(till.console.t(`verdict.refused.${reason}.title`));
        expect(verdict.advice).toBe(till.console.t(`verdict.refused.${reason}.advice`));
        if (detail) await expect(page.getByTestId(detail)).toContainText(shows);
        if (reason !== 'WRONG_MERCHANT')
          expect(verdict.text).toContain(maskCode(shop.codes[label]!));
        await till.dismiss();
      }
      expect(await till.recent()).toEqual(
        REFUSALS.map(([, reason]) => `refused.${reason}`).toReversed(),
      );
    });

    test('a stale QR asks the guest to refresh; a QR of something else is no voucher', async ({
      till,
      shop,
    }) => {
      const {
        orderId,
        vouchers: [voucher],
      } = await shop.buy('egg-tart-box');
      const { items } = await shop.member.api.groupOrderQr({ orderId });
      const late = items.find(({ voucherId }) => voucherId === voucher!.voucherId)!.codes.at(-1)!;
      await till.scanByWedge(late.text);
      const stale = await till.verdict('refused.QR_STALE');
      expect(stale).toMatchObject({
        tone: 'unsure',
        title: till.console.t('verdict.refused.QR_STALE.title'),
        advice: till.console.t('verdict.refused.QR_STALE.advice'),
      });
      await till.dismiss('Escape');
      await till.scanByWedge('WIFI.S.guest-network');
      expect((await till.verdict('refused.BAD_FORMAT')).title).toBe(
        till.console.t('verdict.refused.BAD_FORMAT.title'),
      );
    });

    test('guessing codes locks the device, and the lock counts down', async ({ till, page }) => {
      test.setTimeout(120_000);
      for (let index = 0; index < 10; index += 1) {
        // the verdict before this one looks the same: the answer tells them apart
        const answered = page.waitForResponse((response) =>
          response.url().endsWith(contract.groupVerifyCheckList.path),
        );
        await till.scanByWedge(
          voucherCode(`9${locale.startsWith('en') ? 1 : 2}000000${String(index).padStart(3, '0')}`),
        );
        await answered;
        await till.verdict('refused.NOT_FOUND');
      }
      await till.scanByWedge(voucherCode('93000000001'));
      await till.verdict('refused.TOO_MANY_TRIES');
      await expect(page.getByTestId('verdict-lock')).toContainText(/00:[0-5]\d/);
    });
  });
}
