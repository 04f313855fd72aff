import { EXTRA_PRICE } from '#shared/codes/menu.ts';
import type { OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges, type Facts } from '#server/modules/audit/index.ts';
import { storeOptions } from '../store/off.ts';
import type { OptionGroup } from '../store/store-document.ts';
import { menuEdited } from '../store-edit/menu-edited.ts';
import { updateCartStore } from '../store-edit/store-edit-repo.ts';
import { inBoth } from './dish-values.ts';
import { edited, storeOfMenu } from './edit.ts';
import { dropOptions, optionsSeq } from './menu-edit-repo.ts';
import { optionsAt } from './read.ts';
import { needPrice } from './rules.ts';

const wrong = (field: string): never => refuse('BAD_REQUEST', { issues: [field] });

const needGroup = ({ name, least, most, isRequired, values }: OptionGroupEdit): void => {
  if (name.zh === '' || values.some((value) => value.name.zh === '')) wrong('groups');
  if (least > most || most > values.length || (isRequired && least === 0)) wrong('groups');
  if (values.filter(({ isDefault }) => isDefault).length > most) wrong('groups');
  for (const { price } of values) needPrice(price, EXTRA_PRICE, 'options');
};

/** Groups keep their ids and those of their values: carts and orders name them. */
const storedOf = (
  group: OptionGroupEdit,
  known: ReadonlyMap<string, OptionGroup>,
  newId: () => string,
): OptionGroup => {
  const before = group.optionId === undefined ? undefined : known.get(group.optionId);
  if (group.optionId !== undefined && before === undefined) return wrong('groups');
  const valueIds = new Set(before?.values.map(({ id }) => id));
  return {
    id: before?.id ?? newId(),
    name: inBoth(group.name),
    required: group.isRequired,
    multipart: group.most > 1,
    limitMinQuantity: group.least,
    limitQuantity: group.most,
    values: group.values.map((value) => ({
      id:
        value.optionId === undefined
          ? newId()
          : valueIds.has(value.optionId)
            ? value.optionId
            : wrong('groups'),
      name: inBoth(value.name),
      price: value.price,
      selected: value.isDefault,
      sellout: value.isSoldOut,
    })),
  };
};

const factsOf = ({
  name,
  required,
  limitMinQuantity,
  limitQuantity,
  values,
}: OptionGroup): Facts => ({
  nameZh: name.zh,
  nameEn: name.en,
  required: required ? 'yes' : 'no',
  count: `${limitMinQuantity}–${limitQuantity}`,
  values: values
    .map((value) =>
      [value.name.zh, toDollars(value.price).toFixed(2), ...(value.sellout ? ['×'] : [])].join(' '),
    )
    .join('; '),
});

export const setOptions: Handlers['merchantMenuSetOptions'] = async (context, body) => {
  const store = await storeOfMenu(context, body.storeId);
  const { replay } = await edited(context, body, {
    scope: 'options',
    work: async (query, _store, at) => {
      const seq = await optionsSeq(query, at);
      if (seq !== body.seq) refuse('CONFLICT', { by: '', at: null, seq });
      body.groups.forEach(needGroup);
      const { groups: before } = await storeOptions(query, store);
      const known = new Map(before.map((group) => [group.id, group]));
      const after = body.groups.map((group) =>
        storedOf(group, known, () => context.deps.random.id()),
      );
      const kept = new Map(after.map((group) => [group.id, group]));
      if (kept.size < after.length) wrong('groups');
      const gone = before.filter(({ id }) => !kept.has(id));
      if (gone.length > 0)
        await dropOptions(
          query,
          at,
          gone.map(({ id }) => id),
        );
      await updateCartStore(query, at, { options: after, options_seq: seq + 1 });
      await recordChanges(
        query,
        context,
        [...gone, ...after].map((group) => {
          const [old, now] = [known.get(group.id), kept.get(group.id)];
          return {
            storeId: at.storeId,
            thing: 'OPTIONS',
            thingId: group.id,
            name: group.name,
            act: now === undefined ? 'DELETED' : old === undefined ? 'ADDED' : 'CHANGED',
            before: old === undefined ? null : factsOf(old),
            after: now === undefined ? null : factsOf(now),
          };
        }),
      );
      await menuEdited(query, at);
      return {};
    },
  });
  return { ...(await optionsAt(context.deps.db.query, store)), replay };
};
