import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aloneTill } from '../support/desk.ts';
import { aMenu } from '../support/menu.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

afterEach(() => vi.restoreAllMocks());

test.for<[StoreKind, 'zh-Hant' | 'en', string, string]>([
  ['takeout', 'zh-Hant', '顧客所見', 'store'],
  ['market', 'en', 'As guests see it', 'market/store'],
])('opens a %s store as guests see it (%s)', async ([kind, language, words, path]) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await openConsole({
    as: aSignIn({ stores: [{ ...SENADO, kind }] }),
    address: merchantRoutes.merchantMenu.path,
    language,
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([]),
      merchantMenuList: () => aMenu(kind),
    },
  });
  await page.getByRole('button', { name: words }).click();
  expect(opened).toHaveBeenCalledWith(
    `${location.origin}/#/${path}?id=${String(SENADO.id)}`,
    '_blank',
    'noopener,noreferrer',
  );
});
