import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DishDraft, DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { Role } from '#shared/codes/group-order.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { newFields } from '#renderer/features/menu/dish-fields.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aloneTill } from '../support/desk.ts';
import { LOST, Refusal, type Answers } from '../support/fake-backend.ts';
import { aDraft, aMenu, aMenuDish, aMenuRow } from '../support/menu.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const RICE = { classId: 'rice', parentId: '', name: { zh: '飯', en: 'Rice' }, dishes: 1 };
const { productId, seq } = aMenuDish();
const ofDish = (change: Partial<DraftRow> = {}): DraftRow =>
  aDraft({
    draftId: productId,
    of: { productId, seq },
    name: { zh: '新派豬扒飯', en: '' },
    ...change,
  });
const fields: DishDraft = { ...newFields('rice'), nameZh: '新派豬扒飯', price: '46', stock: null };

/** What the server keeps; a test changes it as another person would. */
let drafts: DraftRow[] = [];
beforeEach(() => {
  drafts = [];
});

const openMenu = (answers: Answers = {}, role: Role = 'manager') =>
  openConsole({
    as: aSignIn({ role, stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantMenu.path,
    language: 'en',
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([]),
      merchantMenuList: () => {
        const menu = aMenu('takeout', [RICE], [aMenuRow()]);
        const canEdit = role === 'owner' || role === 'manager';
        return { ...menu, store: { ...menu.store, canEdit } };
      },
      merchantMenuGet: () => ({ dish: aMenuDish(), options: { seq: 1, groups: [] } }),
      merchantMenuOptions: () => ({ seq: 1, groups: [] }),
      merchantMenuDraftList: () => ({ drafts }),
      merchantMenuDraftGet: ({ draftId }) => {
        const draft = drafts.find((one) => one.draftId === draftId);
        return { draft: draft === undefined ? null : { ...draft, fields } };
      },
      merchantMenuDraftKeep: () => ({ draftId: productId, version: 'v2', replay: false }),
      merchantMenuDraftDiscard: () => {
        drafts = [];
        return { replay: false };
      },
      merchantMenuSave: () => ({ dish: aMenuDish(), replay: false }),
      ...answers,
    },
  });

const form = page.getByTestId('menu-dish-form');
const closed = async (): Promise<void> => {
  await expect.poll(() => form.elements()).toEqual([]);
};

test('a dish is saved as a draft with what is missing; a lost answer is asked for under the same request', async () => {
  let isLost = true;
  const app = await openMenu({
    merchantMenuDraftKeep: () =>
      isLost ? LOST : { draftId: 'draft-1', version: 'v1', replay: true },
  });
  await page.getByTestId('menu-add').click();
  await form.getByLabelText(app.t('menuEdit.nameZh')).fill('木糠布甸');
  await page.getByTestId('menu-draft-keep').click();
  await expect.element(form.getByRole('alert')).toBeVisible();
  isLost = false;
  await page.getByTestId('menu-draft-keep').click();
  await closed();
  const sent = app.backend.bodiesOf('merchantMenuDraftKeep');
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(sent[0]).toMatchObject({ fields: { nameZh: '木糠布甸', price: '', classId: '' } });
  await expect.element(page.getByText(app.t('menuEdit.draft.kept'))).toBeVisible();
  expect(app.backend.bodiesOf('merchantMenuSave')).toEqual([]);
});

test('a dish with a draft is marked and asks first; its draft is gone on with and published', async () => {
  drafts = [ofDish()];
  const app = await openMenu();
  const row = page.getByTestId('menu-row');
  await expect.element(row.getByText(app.t('menuEdit.draft'), { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Pork chop rice Draft', exact: true }).click();
  await expect.element(page.getByTestId('menu-draft-choice')).toHaveTextContent('陳大文');
  await expectAccessible();
  await page.getByTestId('menu-draft-go-on').click();
  await expect.element(form.getByLabelText(app.t('menuEdit.nameZh'))).toHaveValue('新派豬扒飯');
  await expect.element(form.getByLabelText(app.t('menuEdit.stock'))).toHaveValue('5');
  await expectAccessible();
  await page.getByTestId('menu-save').click();
  await closed();
  expect(app.backend.bodiesOf('merchantMenuSave')).toMatchObject([
    {
      productId,
      seq,
      draft: { draftId: productId, version: 'v1' },
      dish: { name: { zh: '新派豬扒飯' }, price: 4600, stock: null },
    },
  ]);
});

test('what stands is begun with instead, and saved beside the draft', async () => {
  drafts = [ofDish({ of: { productId, seq: 1 } })];
  const app = await openMenu();
  await page.getByTestId('menu-row').getByRole('button').first().click();
  const choice = page.getByTestId('menu-draft-choice');
  await expect.element(choice).toHaveTextContent(app.t('menuEdit.draft.moved'));
  await page.getByTestId('menu-draft-start-anew').click();
  await expect.element(form.getByLabelText(app.t('menuEdit.nameZh'))).toHaveValue('豬扒飯');
  await page.getByTestId('menu-save').click();
  await closed();
  const [saved] = app.backend.bodiesOf('merchantMenuSave');
  expect(saved).toMatchObject({ productId, seq });
  expect(saved).not.toHaveProperty('draft');
});

test('two who save drafts at once see both, and the one that is chosen stands', async () => {
  const app = await openMenu({
    merchantMenuDraftKeep: ({ version }) => {
      drafts = [ofDish({ version: 'v9', keptBy: '李小龍' })];
      return version === 'v9'
        ? { draftId: productId, version: 'v10', replay: false }
        : new Refusal('CONFLICT');
    },
  });
  await page.getByTestId('menu-row').getByRole('button').first().click();
  await form.getByLabelText(app.t('menuEdit.nameZh')).fill('我的豬扒飯');
  await page.getByTestId('menu-draft-keep').click();
  const conflict = page.getByTestId('menu-draft-conflict');
  await expect.element(conflict).toHaveTextContent('李小龍');
  await expect.element(conflict).toHaveTextContent('新派豬扒飯');
  await expectAccessible();
  await page.getByTestId('menu-keep-mine').click();
  await closed();
  expect(app.backend.bodiesOf('merchantMenuDraftKeep').at(-1)).toMatchObject({
    of: { productId, seq },
    version: 'v9',
    fields: { nameZh: '我的豬扒飯' },
  });
});

test('a draft of a new dish stands in the list; published by another person meanwhile, it is not added twice unasked', async () => {
  drafts = [aDraft()];
  const app = await openMenu({
    merchantMenuSave: ({ draft }) => {
      drafts = [];
      return draft === undefined ? { dish: aMenuDish(), replay: false } : new Refusal('CONFLICT');
    },
  });
  await page.getByTestId('menu-draft-row').getByRole('button').click();
  await page.getByTestId('menu-save').click();
  await expect
    .element(page.getByTestId('menu-draft-conflict'))
    .toHaveTextContent(app.t('menuEdit.draft.gone'));
  expect(app.backend.bodiesOf('merchantMenuSave')).toHaveLength(1);
  await page.getByTestId('menu-keep-mine').click();
  await closed();
});

test('the drafts are listed apart, and one of a dish that was deleted is discarded', async () => {
  drafts = [ofDish({ isGone: true }), aDraft()];
  const app = await openMenu();
  await page.getByTestId('menu-drafts').click();
  await expect.poll(() => page.getByTestId('menu-draft-row').elements().length).toBe(2);
  await expectAccessible();
  const gone = page.getByTestId('menu-draft-row').first();
  await expect.element(gone).toHaveTextContent(app.t('menuEdit.draft.dishGone'));
  await gone.getByRole('button').click();
  await expect.element(form.getByText(app.t('menuEdit.draft.publishAsNew'))).toBeVisible();
  await page.getByTestId('menu-draft-discard').click();
  await page.getByTestId('confirm').click();
  await closed();
  expect(app.backend.bodiesOf('merchantMenuDraftDiscard')).toMatchObject([
    { draftId: productId, version: 'v1' },
  ]);
  await expect.element(page.getByTestId('menu-drafts-empty')).toBeVisible();
});

test('drafts that do not load are said, and asked for again; offline too', async () => {
  drafts = [aDraft()];
  let isDown = true;
  const app = await openMenu({
    merchantMenuDraftList: () => (isDown ? new Refusal('SERVER_ERROR') : { drafts }),
  });
  await expect.element(page.getByText(app.t('menuEdit.draft.listFailed'))).toBeVisible();
  app.go(`${merchantRoutes.merchantMenu.path}?state=DRAFT`);
  isDown = false;
  await page.getByTestId('menu-drafts-failed').getByRole('button').click();
  await expect.element(page.getByTestId('menu-draft-row')).toBeVisible();
});

test.for<[Role, number]>([
  ['auditor', 1],
  ['cashier', 0],
])('a %s sees %i drafts and opens none', async ([role, shown]) => {
  drafts = [aDraft()];
  const app = await openMenu({}, role);
  await expect.element(page.getByTestId('menu-row')).toBeVisible();
  await expect.poll(() => page.getByTestId('menu-draft-row').elements().length).toBe(shown);
  for (const row of page.getByTestId('menu-draft-row').elements())
    expect(row.querySelector('button')?.disabled).toBe(true);
  expect(app.backend.bodiesOf('merchantMenuDraftList')).toHaveLength(shown);
});
