import { expect } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import { aDishDraft, aDishEdit } from './menu-suite.ts';
import { newRequest } from './suite.ts';
import { PNG } from './walk-orgs.ts';

/** A store keeps a draft of a new dish, keeps it once more, and discards it. */
const walkDrafts = async (desk: TestApi, storeId: StoreId, classId: string): Promise<void> => {
  const at = () => ({ requestId: newRequest(), storeId });
  const fields = aDishDraft({ classId });
  const { draftId, version } = await desk.merchantMenuDraftKeep({ ...at(), fields });
  const named = { ...fields, nameZh: '木糠布甸' };
  const kept = await desk.merchantMenuDraftKeep({ ...at(), draftId, version, fields: named });
  const { draft } = await desk.merchantMenuDraftGet({ storeId, draftId });
  expect(draft).toMatchObject({ of: null, fields: named, version: kept.version });
  await desk.merchantMenuDraftDiscard({ ...at(), draftId, version: kept.version });
  expect((await desk.merchantMenuDraftList({ storeId })).drafts).toEqual([]);
};

/** A store adds a class and a dish with a photo and options, counts it, and takes both away again. */
export const walkMenu = async (desk: TestApi): Promise<void> => {
  const storeId = asId<StoreId>(TEST_STORE.id);
  const at = () => ({ requestId: newRequest(), storeId });
  const name = { zh: '甜品', en: 'Desserts' };
  const { classId } = await desk.merchantMenuSaveClass({ ...at(), name });
  await desk.merchantMenuOrder({ ...at(), classIds: [classId] });
  const { url } = await desk.merchantMenuPhoto({ storeId }, { file: new Blob([PNG]) });
  const { seq, groups } = await desk.merchantMenuOptions({ storeId });
  await desk.merchantMenuSetOptions({ ...at(), seq, groups });
  const optionIds = groups.map(({ optionId }) => optionId!);
  const { dish } = await desk.merchantMenuSave({
    ...at(),
    dish: aDishEdit({ classId, picture: url, optionIds }),
  });
  const { productId } = dish;
  await desk.merchantMenuSetStock({ ...at(), items: [{ productId, stock: 3 }] });
  expect(await desk.merchantMenuGet({ storeId, productId })).toMatchObject({ dish: { stock: 3 } });
  const { result } = await desk.merchantMenuList({ storeId, classId });
  expect(result.map((row): ProductId => row.productId)).toEqual([productId]);
  await walkDrafts(desk, storeId, classId);
  const { columns, rows } = await desk.merchantMenuExport({ storeId });
  const text = [columns, ...rows].map((row) => row.join(',')).join('\n');
  const file = new Blob([text.replace('42.00', '43.00')]);
  const { importId } = await desk.merchantMenuImportCheck({ storeId }, { file });
  await desk.merchantMenuImportApply({ ...at(), importId });
  expect((await desk.merchantMenuImportLast({ storeId })).last).toMatchObject({ importId });
  await desk.merchantMenuImportUndo({ ...at(), importId });
  const named = { key: dish.name.zh, digest: 'a'.repeat(64) };
  const { photos } = await desk.merchantMenuPhotosCheck({ storeId, photos: [named] });
  expect(photos).toMatchObject([{ act: 'CHANGE', dish: { productId } }]);
  const photo = await desk.merchantMenuPhoto(
    { storeId, digest: named.digest },
    { file: new Blob([PNG]) },
  );
  await desk.merchantMenuPhotosApply({
    ...at(),
    photos: [{ productId, seq: photos[0]!.dish!.seq, url: photo.url }],
  });
  const changed = await desk.merchantMenuGet({ storeId, productId });
  await desk.merchantMenuDelete({ ...at(), productId, seq: changed.dish.seq });
  await desk.merchantMenuDeleteClass({ ...at(), classId });
  const { serverTime } = await desk.merchantDeskOut({ storeId });
  const { result: audits } = await desk.merchantAuditList({
    storeIds: [storeId],
    from: plus(serverTime, -DAY),
    to: plus(serverTime, DAY),
  });
  expect(audits[0]).toMatchObject({ thing: 'CLASS', act: 'DELETED', name: '甜品' });
};
