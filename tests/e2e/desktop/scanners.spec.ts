import { must } from '#shared/kernel/result.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { buy, consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/desktop-fixtures.ts';
import { signIn } from '#tests/support/desktop-pages.ts';
import { fakeScanners } from '#tests/support/fake-scanners.ts';

type WithFakes = { fakeScanners: { serial: { send: (text: string) => void } } };
type WithPolicy = { featurePolicy: { allowsFeature: (name: string) => boolean } };

test("the desktop's policy lets the page have scanners: serial and HID ports, their code, and the decoder (A16, A18)", async ({
  launch,
  backend,
}) => {
  const { page } = await launch();
  await page.addInitScript(fakeScanners);
  await page.reload();
  await signIn(page);
  const features = await page.evaluate(() =>
    ['camera', 'serial', 'hid', 'microphone'].map((name) =>
      (document as unknown as WithPolicy).featurePolicy.allowsFeature(name),
    ),
  );
  expect(features).toEqual([true, true, true, false]);

  await page.evaluate((path) => {
    location.hash = path;
  }, merchantRoutes.merchantScanner.path);
  for (const kind of ['SERIAL', 'HID']) {
    await page.getByTestId(`connect-${kind}`).click();
    await expect(page.getByTestId(`card-${kind}`)).toHaveAttribute('data-state', 'on');
  }
  await page.getByTestId('self-test-start').click();
  await expect(page.getByTestId('self-test')).toHaveAttribute('data-state', /good|slow/, {
    timeout: 30_000,
  });

  await page.evaluate((path) => {
    location.hash = path;
  }, merchantRoutes.merchantWriteOff.path);
  await page.getByTestId('write-off').waitFor();
  // a voucher of its own: the demonstration's are used up by other journeys at this backend, and a refusal shows no card
  const { vouchers } = await buy(backend.url, await consumer(backend.url), {
    product: 'egg-tart-box',
  });
  const { code } = must(vouchers[0], 'voucher');
  await page.evaluate(
    (text) => (window as unknown as WithFakes).fakeScanners.serial.send(`${text}\r\n`),
    code,
  );
  await expect(page.getByTestId('card')).toContainText(code.slice(-4));
});
