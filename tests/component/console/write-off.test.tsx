import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#shared/i18n/translate.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import { checkDigit, maskCode } from '#shared/voucher/code.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { ConsoleApp } from '../support/console-app.tsx';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { scan } from '../support/keyboard.ts';
import { freshCode } from '../support/shop.ts';
import {
  card,
  entry,
  expectReady,
  expectVerdict,
  openTill,
  panel,
  recent,
} from '../support/till.ts';
import { aLookup, aRedeem, dismiss } from '../support/write-off.ts';

const LANGUAGES: readonly Language[] = ['zh-Hant', 'en'];
const title = page.getByTestId('verdict-title');
const advice = page.getByTestId('verdict-advice');
/** A till where every look-up ends so. */
const openTillOf = (
  lookup: NonNullable<Answers['groupVerifyCheckList']>,
  { language = 'zh-Hant', ...answers }: Answers & { language?: Language } = {},
): Promise<ConsoleApp> => openTill({ groupVerifyCheckList: lookup, ...answers }, { language });

const FIRST = {
  at: Date.now() - DAY,
  store: '議事亭前地店',
  operator: '何偉強',
  device: 'Till 2',
  codeMask: '1234****8901',
};
const now = Date.now();
/** What the server refuses, what it tells beside, and where the till shows it. */
const REFUSALS = [
  ['ALREADY_USED', { first: FIRST }, 'verdict-first', /20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/],
  [
    'EXPIRED',
    { validFrom: now - 9 * DAY, validTo: now - DAY },
    'verdict-validity',
    /20\d\d-\d\d-\d\d/,
  ],
  [
    'NOT_STARTED',
    { validFrom: now + DAY, validTo: now + 9 * DAY },
    'verdict-validity',
    /20\d\d-\d\d-\d\d/,
  ],
  ['REFUNDED', {}, null, /./],
  ['REFUNDING', {}, null, /./],
  [
    'WRONG_STORE',
    { stores: [{ name: '官也街店', address: '官也街 1' }] },
    'verdict-stores',
    /官也街/,
  ],
  ['OUT_OF_HOURS', { next: now + 5 * HOUR }, 'verdict-next-use', /\d\d:\d\d/],
  ['BLACKOUT_DAY', {}, null, /./],
  ['PRODUCT_BLOCKED', {}, null, /./],
  ['WRONG_MERCHANT', {}, null, /./],
  ['NOT_PAID', {}, null, /./],
] as const;

for (const language of LANGUAGES) {
  test(`${language}: rows 11 to 15, 28: each refusal has its colour, its words, its detail and its advice`, async () => {
    let next = 0;
    const app = await openTillOf(
      () => new Refusal(REFUSALS[next]![0], { class: 'REFUSE', ...REFUSALS[next]![1] }),
      { language },
    );
    for (const [index, [reason, , detail, shown]] of REFUSALS.entries()) {
      next = index;
      const code = freshCode();
      await scan(code);
      await expectVerdict(`refused.${reason}`);
      await expect.element(panel).toHaveAttribute('data-tone', 'refused');
      await expect.element(title).toHaveTextContent(app.t(`verdict.refused.${reason}.title`));
      await expect.element(advice).toHaveTextContent(app.t(`verdict.refused.${reason}.advice`));
      if (detail) await expect.element(page.getByTestId(detail)).toHaveTextContent(shown);
      if (reason !== 'WRONG_MERCHANT')
        await expect.element(panel).toHaveTextContent(maskCode(code));
    }
    await dismiss();
    // the newest first
    await expect
      .poll(() => recent())
      .toEqual(REFUSALS.map(([reason]) => `refused.${reason}`).toReversed());
    expect(app.backend.bodiesOf('groupVerifyCheckList')).toHaveLength(REFUSALS.length);
  });

  test(`${language}: a stale QR asks the guest to refresh; a QR of something else is no voucher`, async () => {
    const app = await openTillOf(() => new Refusal('QR_STALE', { class: 'GUEST_REFRESH' }), {
      language,
    });
    await scan(freshCode());
    await expectVerdict('refused.QR_STALE');
    await expect.element(panel).toHaveAttribute('data-tone', 'unsure');
    await expect.element(title).toHaveTextContent(app.t('verdict.refused.QR_STALE.title'));
    await expect.element(advice).toHaveTextContent(app.t('verdict.refused.QR_STALE.advice'));
    await scan('WIFI.S.guest-network');
    await expectVerdict('refused.BAD_FORMAT');
    await expect.element(title).toHaveTextContent(app.t('verdict.refused.BAD_FORMAT.title'));
  });

  test(`${language}: a device that guessed codes is locked, and the lock counts down`, async () => {
    let tries = 0;
    await openTillOf(
      () => {
        tries += 1;
        return tries <= 10
          ? new Refusal('NOT_FOUND', { class: 'REFUSE' })
          : new Refusal('TOO_MANY_TRIES', { class: 'RETRY', until: Date.now() + MINUTE });
      },
      { language },
    );
    for (let index = 0; index < 10; index += 1) {
      await scan(freshCode());
      await expect.poll(() => tries).toBe(index + 1);
      await expectVerdict('refused.NOT_FOUND');
    }
    await scan(freshCode());
    await expectVerdict('refused.TOO_MANY_TRIES');
    await expect.element(page.getByTestId('verdict-lock')).toHaveTextContent(/00:[0-5]\d/);
  });

  test(`${language}: no serious finding on ready, card, verdicts`, async () => {
    const [code, wrongStore] = [freshCode(), freshCode()];
    await openTillOf(
      ({ input }) =>
        input === code
          ? aLookup(code)
          : new Refusal('WRONG_STORE', {
              class: 'REFUSE',
              stores: [{ name: '官也街店', address: '1' }],
            }),
      { language, groupVerifyCheck: ({ requestId }) => aRedeem(code, requestId) },
    );
    await expectAccessible();
    await scan(code);
    await expect.element(card).toBeVisible();
    await expectAccessible();
    await page.getByTestId('card-confirm').click();
    await expectVerdict('ok');
    await expectAccessible();
    await scan(wrongStore);
    await expectVerdict('refused.WRONG_STORE');
    await expectAccessible();
  });
}

test('row 24: a mistyped digit is told before the server is asked', async () => {
  const app = await openTillOf(() => aLookup(freshCode()));
  const wrong = `12345678901${(Number(checkDigit('12345678901')) + 1) % 10}`;
  await entry.fill(wrong);
  await expect
    .element(entry)
    .toHaveValue(`${wrong.slice(0, 4)} ${wrong.slice(4, 8)} ${wrong.slice(8)}`);
  await expect.element(page.getByTestId('manual-hint')).toHaveTextContent('數字有誤，請逐位核對');
  await userEvent.keyboard('{Enter}');
  await expectVerdict('refused.CHECK_DIGIT');
  await expect.element(panel).toHaveAttribute('data-tone', 'refused');
  await expect.element(title).toHaveTextContent('券碼有誤');
  await dismiss();
  await expect.element(entry).toHaveFocus();
  await expect.element(entry).not.toHaveValue('');
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toEqual([]);
});

test('what the till refused by itself reaches the records, also what it refused offline before a reload', async () => {
  const app = await openTillOf(() => aLookup(freshCode()));
  const sent = (): unknown[] =>
    (app.backend.bodiesOf('groupVerifyRefused') as { tries: { codeMask: string }[] }[]).flatMap(
      ({ tries }) => tries,
    );
  const wrong = `98765432101${(Number(checkDigit('98765432101')) + 1) % 10}`;
  app.setOffline(true);
  await scan(wrong);
  await expectVerdict('refused.CHECK_DIGIT');
  await dismiss();
  await app.reload();
  expect(sent()).toEqual([]);
  app.setOffline(false);
  await expect
    .poll(sent)
    .toMatchObject([{ reason: 'CHECK_DIGIT', codeMask: maskCode(wrong), source: 'WEDGE' }]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(wrong);
});

test('the scanner counts as seen only after its first scan', async () => {
  await openTillOf(() => aLookup(freshCode()));
  const says = page.getByTestId('source-wedge').element().querySelector('[data-health]');
  expect(says?.getAttribute('data-health')).toBe('wait');
  await scan(freshCode());
  await expect.poll(() => says?.getAttribute('data-health')).toBe('good');
});

test('pasted text is cleaned and grouped', async () => {
  const code = freshCode();
  await openTillOf(() => aLookup(code));
  const groups = [code.slice(0, 4), code.slice(4, 8), code.slice(8)];
  (entry.element() as HTMLInputElement).focus();
  document.execCommand('insertText', false, ` ${groups[0]}-${groups[1]} ${groups[2]} `);
  await expect.element(entry).toHaveValue(groups.join(' '));
  await userEvent.keyboard('{Enter}');
  await expect.element(card).toBeVisible();
});

test('an attention note stands out on the card', async () => {
  const code = freshCode();
  await openTillOf(() =>
    aLookup(code, {
      attention: [{ id: 'n1', kind: 'INFO', text: '尚餘 3 次', mustConfirm: false }],
    }),
  );
  const before = recent();
  await scan(code);
  await expect.element(page.getByTestId('card-attention')).toHaveTextContent('尚餘 3 次');
  await userEvent.keyboard('{Escape}');
  await expectReady();
  expect(recent()).toEqual(before);
});

test('the keys are listed on "?"', async () => {
  await openTillOf(() => aLookup(freshCode()));
  (entry.element() as HTMLInputElement).focus();
  await userEvent.keyboard('?');
  await expect.element(page.getByTestId('all-keys')).toHaveTextContent('查詢、確認、下一個');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('查詢、確認、下一個')).not.toBeInTheDocument();
});
