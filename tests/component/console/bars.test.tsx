import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole, RECORDS } from '../support/console-app.tsx';
import { aBoard, aloneTill } from '../support/desk.ts';
import { aDraft, aMenu } from '../support/menu.ts';
import { aRow, recordsOf } from '../support/records.ts';
import { aSignIn, ROTUNDA, SENADO } from '../support/staff.ts';

/** How many rows the buttons and fields of a bar take, counted by their vertical middles. */
const rowsOf = (bar: Element): number => {
  const middles = [...bar.querySelectorAll('button, a, input:not([type=radio]), select')].map(
    (one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    },
  );
  return new Set(middles).size;
};

/** Choices of a field that are wider than the room for them. */
const cutIn = (select: HTMLSelectElement): string[] => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return [...select.options]
    .map(({ text }) => text)
    .filter((text) => pen.measureText(text).width > room);
};

test('with several stores, all acts of the menu stand in one row at 1280 pixels', async () => {
  await page.viewport(1280, 800);
  await openConsole({
    as: aSignIn({
      role: 'owner',
      stores: [SENADO, ROTUNDA].map((store) => ({ ...store, kind: 'market' as const })),
    }),
    address: merchantRoutes.merchantMenu.path,
    language: 'en',
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([]),
      merchantMenuList: () => aMenu('market'),
      merchantMenuDraftList: () => ({ drafts: [aDraft(), aDraft({ draftId: 'tea' })] }),
    },
  });
  await expect.element(page.getByTestId('menu-draft-row').first()).toBeVisible();
  expect(rowsOf(page.getByRole('search').element())).toBe(1);
});

test('with one store, all acts of the desk stand in one row at 1280 pixels', async () => {
  await page.viewport(1280, 800);
  await openConsole({
    as: aSignIn({ stores: [{ ...SENADO, kind: 'takeout' as const }] }),
    address: merchantRoutes.merchantDesk.path,
    language: 'en',
    answers: { ...aloneTill, merchantDeskBoard: () => aBoard([]) },
  });
  await expect.element(page.getByTestId('desk-morning')).toBeVisible();
  expect(rowsOf(page.getByTestId('desk-bar').element())).toBe(1);
});

test('the filters of the records show each of their own choices in full', async () => {
  await page.viewport(1280, 800);
  const app = await openConsole({
    as: aSignIn(),
    address: RECORDS,
    language: 'en',
    answers: recordsOf([aRow(1)]),
  });
  await expect.element(page.getByTestId('record').first()).toBeVisible();
  for (const label of ['console.records.result', 'console.records.source'] as const)
    expect(
      cutIn(
        page
          .getByRole('combobox', { name: app.t(label), exact: true })
          .element() as HTMLSelectElement,
      ),
    ).toEqual([]);
});

test('the panel of the operator shows each act in full', async () => {
  await page.viewport(1280, 800);
  await openConsole({
    as: aSignIn({ role: 'owner' }),
    address: RECORDS,
    language: 'en',
    answers: recordsOf([aRow(1)]),
  });
  await page.getByTestId('operator').click();
  await expect.element(page.getByTestId('open-sessions')).toBeVisible();
  const labels = [...document.querySelectorAll('[role=dialog] .mantine-Button-label')];
  expect(labels.length).toBeGreaterThan(2);
  expect(
    labels
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  ).toEqual([]);
});
