import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges, type Recorded } from '#server/modules/audit/index.ts';
import { CLASS_LEVELS } from '../menu-file/class-path.ts';
import { chainOf } from '../store/class-chain.ts';
import { menuEdited } from '../store-edit/menu-edited.ts';
import { inBoth } from './dish-values.ts';
import { NO_PHOTO } from './dish-wire.ts';
import { edited } from './edit.ts';
import {
  addClass,
  changeClass,
  classesOf,
  deleteClass,
  place,
  placed,
  placesOf,
  type OfStore,
  type StoreClass,
} from './menu-edit-repo.ts';
import { classFacts } from './record-classes.ts';

const wrong = (field: string): never => refuse('BAD_REQUEST', { issues: [field] });
const recorded = (at: OfStore, id: string, name: Bilingual) =>
  ({ storeId: at.storeId, thing: 'CLASS', thingId: id, name }) as const;

/** A class goes below one that holds no dishes of its own, and not too deep. */
const needParent = (classes: readonly StoreClass[], parentId: string, levels: number): void => {
  if (parentId === '') return;
  const chain = chainOf(classes, parentId);
  const parent = classes.find(({ id }) => id === parentId);
  if (parent === undefined) refuse('MENU_CLASS_NOT_FOUND');
  if (chain.length >= levels || (parent?.dishes ?? 0) > 0) wrong('parentId');
};

export const saveClass: Handlers['merchantMenuSaveClass'] = (context, body) =>
  edited(context, body, {
    scope: 'class',
    work: async (query, { kind }, at) => {
      const name = inBoth(body.name);
      if (name.zh === '') wrong('name');
      const classes = await classesOf(query, at);
      if (body.classId === undefined) {
        if (classes.length >= MENU_LIMITS.classes) refuse('MENU_FULL');
        needParent(classes, body.parentId, CLASS_LEVELS[kind]);
        const id = context.deps.random.id();
        const { class: last } = await placesOf(query, at);
        await addClass(query, at, {
          id,
          parentId: body.parentId,
          name,
          position: last + 1,
          picture: NO_PHOTO,
        });
        const row: Recorded = {
          ...recorded(at, id, name),
          act: 'ADDED',
          before: null,
          after: classFacts(name),
        };
        await recordChanges(query, context, [row]);
        await menuEdited(query, at);
        return { classId: id };
      }
      const before = classes.find(({ id }) => id === body.classId);
      if (before === undefined) return refuse('MENU_CLASS_NOT_FOUND');
      await changeClass(query, at, before.id, { name_zh: name.zh, name_en: name.en });
      await recordChanges(query, context, [
        {
          ...recorded(at, before.id, name),
          act: 'CHANGED',
          before: classFacts(before.name),
          after: classFacts(name),
        },
      ]);
      await menuEdited(query, at);
      return { classId: before.id };
    },
  });

export const removeClass: Handlers['merchantMenuDeleteClass'] = (context, body) =>
  edited(context, body, {
    scope: 'delete-class',
    work: async (query, _store, at) => {
      const classes = await classesOf(query, at);
      const before = classes.find(({ id }) => id === body.classId);
      if (before === undefined) return {};
      if (before.dishes > 0 || classes.some(({ parentId }) => parentId === before.id))
        refuse('MENU_CLASS_NOT_EMPTY');
      await deleteClass(query, at, before.id);
      await recordChanges(query, context, [
        {
          ...recorded(at, before.id, before.name),
          act: 'DELETED',
          before: classFacts(before.name),
          after: null,
        },
      ]);
      await menuEdited(query, at);
      return {};
    },
  });

/** Things in a new order: those that are named first, and the rest as it was; they share the places that they had. */
const reordered = (
  before: readonly { id: string; position: number }[],
  named: readonly string[],
) => {
  const known = new Set(before.map(({ id }) => id));
  const first = [...new Set(named)].filter((id) => known.has(id));
  const rest = before.map(({ id }) => id).filter((id) => !first.includes(id));
  const places = before.map(({ position }) => position);
  const isStrict = places.every((each, index) => index === 0 || each > places[index - 1]!);
  return [...first, ...rest].map((id, index) => ({
    id,
    position: isStrict ? places[index]! : (places[0] ?? 0) + index,
  }));
};

const order = async (
  query: Query,
  at: OfStore,
  named: { classId: string | null; ids: readonly string[] },
): Promise<boolean> => {
  const before = await placed(query, at, named.classId);
  const after = reordered(before, named.ids);
  if (after.every(({ id }, index) => id === before[index]!.id)) return false;
  await place(query, at, named.classId === null ? 'takeout_classify' : 'takeout_product', after);
  return true;
};

export const setOrder: Handlers['merchantMenuOrder'] = (context, body) =>
  edited(context, body, {
    scope: 'order',
    work: async (query, _store, at) => {
      const classes = await classesOf(query, at);
      const { dishes } = body;
      const moved = [
        ...((await order(query, at, { classId: null, ids: body.classIds }))
          ? [{ id: '', name: { zh: '', en: '' } }]
          : []),
        ...(dishes !== undefined &&
        (await order(query, at, { classId: dishes.classId, ids: dishes.productIds }))
          ? classes.filter(({ id }) => id === dishes.classId)
          : []),
      ];
      await recordChanges(
        query,
        context,
        moved.map(({ id, name }) => ({
          storeId: at.storeId,
          thing: 'ORDER',
          thingId: id,
          name,
          act: 'CHANGED',
          before: { order: null },
          after: { order: id === '' ? 'classes' : 'dishes' },
        })),
      );
      if (moved.length > 0) await menuEdited(query, at);
      return {};
    },
  });
