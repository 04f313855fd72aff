import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import {
  countDrafts,
  draftsOf,
  dropDraft,
  findDraft,
  writeDraft,
  type Draft,
} from './draft-repo.ts';
import { edited, storeOfMenu } from './edit.ts';
import { editedDishes, type OfStore } from './menu-edit-repo.ts';

type Names = ReadonlyMap<string, Bilingual>;

const nameOf = ({ pick }: MerchantContext, names: Names, { keptBy }: Draft): string | null => {
  const name = names.get(keptBy);
  return name === undefined ? null : pick(name);
};

const rowOf = (context: MerchantContext, names: Names, draft: Draft): DraftRow => ({
  draftId: draft.id,
  version: draft.version,
  of: draft.productSeq === null ? null : { productId: asId(draft.id), seq: draft.productSeq },
  isGone: draft.isGone,
  name: { zh: draft.fields.nameZh, en: draft.fields.nameEn },
  classId: draft.fields.classId,
  picture: draft.fields.picture,
  keptBy: nameOf(context, names, draft),
  keptAt: draft.keptAt,
});

export const listDrafts: Handlers['merchantMenuDraftList'] = async (context, { storeId }) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const at = { merchantId: store.merchantId, storeId: store.id };
  const names = await staffNames(query, store.merchantId);
  return { drafts: (await draftsOf(query, at)).map((draft) => rowOf(context, names, draft)) };
};

export const getDraft: Handlers['merchantMenuDraftGet'] = async (context, { storeId, draftId }) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const draft = await findDraft(
    query,
    { merchantId: store.merchantId, storeId: store.id },
    draftId,
  );
  if (draft === null) return { draft: null };
  const names = await staffNames(query, store.merchantId);
  return { draft: { ...rowOf(context, names, draft), fields: draft.fields } };
};

/** Refuses where the stored draft has another version than the caller's, or is gone, and says who saved it. */
const needVersion = async (
  query: Query,
  context: MerchantContext,
  draft: Draft | null,
  version: string | undefined,
): Promise<void> => {
  if (draft?.version === version) return;
  const names = await staffNames(query, context.session.merchantId);
  refuse('CONFLICT', {
    by: (draft && nameOf(context, names, draft)) ?? '',
    at: draft?.keptAt ?? null,
  });
};

export const keepDraft: Handlers['merchantMenuDraftKeep'] = (context, body) => {
  const { deps, session, now } = context;
  const { of, draftId, version, fields } = body;
  return edited(context, body, {
    scope: 'draft-keep',
    work: async (query, _store, at) => {
      if (of !== undefined && (await editedDishes(query, at, [of.productId])).length === 0)
        refuse('PRODUCT_NOT_FOUND');
      const known = of?.productId ?? draftId;
      const before = known === undefined ? null : await findDraft(query, at, known);
      await needVersion(query, context, before, version);
      if (before === null && (await countDrafts(query, at)) >= MENU_LIMITS.drafts)
        refuse('MENU_DRAFTS_FULL');
      const id = of?.productId ?? before?.id ?? deps.random.id();
      // a draft of a dish that was deleted becomes one of a new dish
      const productSeq = of?.seq ?? (before?.isGone ? null : (before?.productSeq ?? null));
      const kept = { id, version: deps.random.id(), productSeq, fields };
      const by = { keptBy: session.operatorId, keptAt: now };
      await writeDraft(query, at, { ...kept, ...by, isNew: before === null });
      return { draftId: id, version: kept.version };
    },
  });
};

export const discardDraft: Handlers['merchantMenuDraftDiscard'] = async (context, body) => {
  const { draftId, version } = body;
  const { replay } = await edited(context, body, {
    scope: 'draft-discard',
    work: async (query, _store, at) => {
      const before = await findDraft(query, at, draftId);
      if (before === null) return {};
      await needVersion(query, context, before, version);
      await dropDraft(query, at, draftId);
      return {};
    },
  });
  return { replay };
};

/**
 * A draft that is being published is one no longer. Of a dish that is there, one that somebody kept
 * meanwhile stays; of a new one it is refused, or two editors would add the dish twice.
 */
export const takeDraft = async (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  { draft, isOfDish }: { draft: { draftId: string; version: string }; isOfDish: boolean },
): Promise<void> => {
  const standing = await findDraft(query, at, draft.draftId);
  if (!isOfDish) await needVersion(query, context, standing, draft.version);
  if (standing?.version === draft.version) await dropDraft(query, at, draft.draftId);
};
