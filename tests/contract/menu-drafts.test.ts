import { beforeEach, expect, it } from 'vitest';
import type { DishDraft } from '#shared/contract/merchant/menu-drafts.ts';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, MINUTE, plus } from '#shared/kernel/time.ts';
import { sweepCatalogue } from '#server/modules/catalogue/index.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { boardSuite, clock, NOON, SHELF, STORE } from './desk-board-suite.ts';
import { aDishDraft, aDishEdit } from './menu-suite.ts';
import { failure, newRequest, onEach, outcomes, reasonOf, tillOf } from './suite.ts';

onEach(
  DATABASES,
  'drafts of dishes',
  (suite) => {
    const { tills, guest } = boardSuite(suite, 66_750_000);

    const at = (storeId: StoreId = STORE) => ({ requestId: newRequest(), storeId });
    const add = async () =>
      (await tills.owner.api.merchantMenuSave({ ...at(), dish: aDishEdit() })).dish;
    const keep = (
      body: object,
      { by = tills.owner, fields = {} }: { by?: Till; fields?: Partial<DishDraft> } = {},
    ) => by.api.merchantMenuDraftKeep({ ...at(), fields: aDishDraft(fields), ...body });
    const drafts = async () =>
      (await tills.owner.api.merchantMenuDraftList({ storeId: STORE })).drafts;
    const get = async (draftId: string, by = tills.owner) =>
      (await by.api.merchantMenuDraftGet({ storeId: STORE, draftId })).draft;
    beforeEach(() => suite.server.deps.db.query('DELETE FROM menu_draft'));
    const seenByGuest = async (productId: string) =>
      (await guest().api.takeoutMenu({ storeId: STORE })).classifies
        .flatMap(({ products }) => products)
        .find((one) => one.productId === productId);

    it('keeps what is typed, also unfinished, for another person and another day; guests see nothing of it', async () => {
      const { productId, seq } = await add();
      const fields = { nameZh: '新派葡國雞', price: '', hours: [{ from: '7', to: '' }] };
      const { version } = await keep({ of: { productId, seq } }, { fields });
      expect(await drafts()).toMatchObject([
        { draftId: productId, of: { productId, seq }, isGone: false, name: { zh: '新派葡國雞' } },
      ]);
      clock.set(plus(NOON, 3 * DAY));
      const draft = await get(
        productId,
        await tillOf(suite.server, { account: 'K-manager' }, 'en-US'),
      );
      expect(draft).toMatchObject({ version, keptBy: 'K-owner', keptAt: NOON });
      expect(draft?.fields).toEqual(aDishDraft(fields));
      expect(await seenByGuest(productId)).toMatchObject({ productName: '葡國雞飯', price: 4200 });
    });

    it('is kept once for each request, in the place of the one before', async () => {
      const { productId, seq } = await add();
      const body = { ...at(), of: { productId, seq }, fields: aDishDraft() };
      const first = await tills.owner.api.merchantMenuDraftKeep(body);
      const again = await tills.owner.api.merchantMenuDraftKeep(body);
      expect(again).toEqual({ ...first, replay: true });
      const other = { ...body, fields: aDishDraft({ nameZh: '另一版' }) };
      expect(await reasonOf(tills.owner.api.merchantMenuDraftKeep(other))).toBe('KEY_REUSED');
      await keep({ of: body.of, version: first.version }, { fields: { nameZh: '第二版' } });
      expect(await drafts()).toMatchObject([{ draftId: productId, name: { zh: '第二版' } }]);
    });

    it('is published as a dish is saved: with its checks, seen by guests, audited, and no draft any more', async () => {
      const { productId, seq } = await add();
      const { version } = await keep({ of: { productId, seq } });
      const publish = (price: number) =>
        tills.manager.api.merchantMenuSave({
          ...at(),
          productId,
          seq,
          draft: { draftId: productId, version },
          dish: aDishEdit({ price: cents(price) }),
        });
      expect(await reasonOf(publish(0))).toBe('PRICE_INVALID');
      expect(await drafts()).toHaveLength(1);
      expect((await publish(5100)).dish).toMatchObject({ seq: seq + 1, changedBy: 'K-manager' });
      expect(await drafts()).toEqual([]);
      expect(await seenByGuest(productId)).toMatchObject({ price: 5100 });
      const { result } = await tills.owner.api.merchantAuditList({
        thing: 'DISH',
        from: plus(NOON, -HOUR),
        to: plus(NOON, HOUR),
      });
      const change = { field: 'price', before: '42.00', after: '51.00' };
      expect(result.flatMap(({ changes }) => changes)).toContainEqual(change);
    });

    it('is refused where the dish was changed meanwhile, and stays', async () => {
      const { productId, seq } = await add();
      const { version } = await keep({ of: { productId, seq } });
      await tills.manager.api.merchantMenuSave({ ...at(), productId, seq, dish: aDishEdit() });
      const publish = (from: number) =>
        tills.owner.api.merchantMenuSave({
          ...at(),
          productId,
          seq: from,
          draft: { draftId: productId, version },
          dish: aDishEdit({ spice: 3 }),
        });
      expect(await failure(publish(seq))).toMatchObject({ reason: 'CONFLICT' });
      expect((await get(productId))?.of).toEqual({ productId, seq });
      await publish(seq + 1);
      expect(await get(productId)).toBeNull();
    });

    it('tells two editors apart: one keeps the draft, the others are refused', async () => {
      const { productId, seq } = await add();
      const of = { productId, seq };
      const atOnce = (version?: string) =>
        outcomes(
          Array.from({ length: 6 }, (_, turn) =>
            keep(
              { of, ...(version && { version }) },
              { by: turn % 2 ? tills.owner : tills.manager, fields: { nameZh: `第 ${turn} 版` } },
            ),
          ),
        );
      expect(await atOnce()).toEqual({ ok: 1, CONFLICT: 5 });
      const { version } = (await get(productId))!;
      expect(await atOnce(version)).toEqual({ ok: 1, CONFLICT: 5 });
      const { version: last } = (await get(productId))!;
      const discard = (which: string) =>
        tills.owner.api.merchantMenuDraftDiscard({ ...at(), draftId: productId, version: which });
      expect(await reasonOf(discard(version))).toBe('CONFLICT');
      await discard(last);
      await discard(last);
      expect(await reasonOf(keep({ of, version: last }))).toBe('CONFLICT');
      expect(await drafts()).toEqual([]);
    });

    it('of a dish that another person kept anew stays when the older one is published', async () => {
      const { productId, seq } = await add();
      const of = { productId, seq };
      const { version } = await keep({ of });
      await keep({ of, version }, { by: tills.manager, fields: { nameZh: '經理的' } });
      await tills.owner.api.merchantMenuSave({
        ...at(),
        productId,
        seq,
        draft: { draftId: productId, version },
        dish: aDishEdit(),
      });
      expect(await drafts()).toMatchObject([{ name: { zh: '經理的' }, keptBy: 'K-manager' }]);
    });

    it('of a new dish adds it once, whoever publishes it first', async () => {
      const { draftId, version } = await keep({}, { fields: { nameZh: '木糠布甸' } });
      expect(await drafts()).toMatchObject([{ draftId, of: null, isGone: false }]);
      const dish = aDishEdit({ name: { zh: '木糠布甸', en: '' } });
      const publish = (till: Till) =>
        till.api.merchantMenuSave({ ...at(), draft: { draftId, version }, dish });
      const done = await outcomes([publish(tills.owner), publish(tills.manager)]);
      expect(done).toEqual({ ok: 1, CONFLICT: 1 });
      const found = await tills.owner.api.merchantMenuList({ storeId: STORE, keyword: '木糠布甸' });
      expect(found.total).toBe(1);
      expect(await drafts()).toEqual([]);
    });

    it('of a dish that was deleted cannot be kept, and becomes one of a new dish', async () => {
      const { productId, seq } = await add();
      const of = { productId, seq };
      const { version } = await keep({ of });
      await tills.owner.api.merchantMenuDelete({ ...at(), productId, seq });
      expect(await drafts()).toMatchObject([{ draftId: productId, isGone: true }]);
      expect(await reasonOf(keep({ of, version }))).toBe('PRODUCT_NOT_FOUND');
      const kept = await keep({ draftId: productId, version });
      expect(await drafts()).toMatchObject([{ draftId: productId, of: null, isGone: false }]);
      const draft = { draftId: productId, version: kept.version };
      await tills.owner.api.merchantMenuSave({ ...at(), draft, dish: aDishEdit() });
      expect(await drafts()).toEqual([]);
    });

    it('is for owners and managers of its store', async () => {
      const { productId, seq } = await add();
      const of = { productId, seq };
      await keep({ of });
      const refusal = (till: Till, storeId: StoreId) =>
        Promise.all([
          reasonOf(till.api.merchantMenuDraftList({ storeId })),
          reasonOf(till.api.merchantMenuDraftGet({ storeId, draftId: productId })),
          reasonOf(till.api.merchantMenuDraftKeep({ ...at(storeId), fields: aDishDraft() })),
          reasonOf(
            till.api.merchantMenuDraftDiscard({ ...at(storeId), draftId: productId, version: 'x' }),
          ),
        ]);
      const every = (reason: string) => Array.from({ length: 4 }, () => reason);
      expect(await refusal(tills.clerk, STORE)).toEqual(every('WRONG_ROLE'));
      expect(await refusal(tills.manager, SHELF)).toEqual(every('NO_PERMISSION'));
      const stranger = await tillOf(suite.server, { account: '66990001' });
      expect(await refusal(stranger, STORE)).toEqual(every('NO_PERMISSION'));
      const elsewhere = { storeId: SHELF, draftId: productId };
      expect(await tills.owner.api.merchantMenuDraftGet(elsewhere)).toEqual({ draft: null });
      expect(await reasonOf(keep({ ...at(SHELF), of }))).toBe('PRODUCT_NOT_FOUND');
    });

    it('is one of 200 of a store at most, and forgotten after 90 days', async () => {
      const { productId, seq } = await add();
      const of = { productId: asId<ProductId>(productId), seq };
      for (let left = MENU_LIMITS.drafts - 1; left > 0; left -= 1) await keep({});
      const { version } = await keep({ of });
      expect(await reasonOf(keep({}))).toBe('MENU_DRAFTS_FULL');
      clock.set(plus(NOON, 10 * MINUTE));
      await keep({ of, version });
      const sweep = (after: number) =>
        sweepCatalogue(suite.server.deps.db.query, plus(NOON, 90 * DAY + after));
      await sweep(0);
      expect(await drafts()).toHaveLength(MENU_LIMITS.drafts);
      await sweep(MINUTE);
      expect(await drafts()).toMatchObject([{ draftId: productId }]);
      await sweep(11 * MINUTE);
      expect(await drafts()).toEqual([]);
    });
  },
  { clock },
);
