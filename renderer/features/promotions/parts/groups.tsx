import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { STORE_PROMOTION_LIMITS } from '#shared/codes/store-promotion.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { AddByName, useNameSearch } from '../../../ui/add-by-name.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { groupIn } from '../promotion-fields.ts';
import { useScopes } from '../queries.ts';
import { scopeOptions, type ScopeOption } from '../scope-options.ts';
import type { PartProps } from './part-props.ts';

type Of = NonNullable<ReturnType<typeof groupIn>>;
const MOST = { classIds: STORE_PROMOTION_LIMITS.classes, brandIds: STORE_PROMOTION_LIMITS.brands };
const FOUND = 30;

type OneProps = { one: ScopeOption; isLocked: boolean; onRemove: () => void };

const One = ({ one: { name, dishes }, isLocked, onRemove: handleRemove }: OneProps) => {
  const t = useT();
  return (
    <Group wrap="nowrap" data-testid="promotion-group">
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c={dishes === null ? 'red.9' : 'dimmed'}>
          {dishes === null
            ? t('storePromo.group.gone')
            : t('storePromo.says.dishes', { count: dishes })}
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        onClick={handleRemove}
        disabled={isLocked}
        aria-label={t('storePromo.dish.remove', { name })}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
};

type ChosenProps = PartProps & { of: Of; options: readonly ScopeOption[] };

const Chosen = ({ form: { values, set }, isLocked, of, options }: ChosenProps) => {
  const t = useT();
  const search = useNameSearch();
  const ids = values[of];
  const keyword = search.keyword.toLowerCase();
  const found = options.filter(({ name }) => name.toLowerCase().includes(keyword));
  return (
    <>
      {ids.map((id) => (
        <One
          key={id}
          one={options.find((one) => one.id === id) ?? { id, name: id, dishes: null }}
          isLocked={isLocked}
          onRemove={() => set({ [of]: ids.filter((one) => one !== id) })}
        />
      ))}
      {ids.length < (values.kind === 'poster' ? 1 : MOST[of]) && (
        <AddByName
          words={{
            label: t(`storePromo.${of}.add`),
            hint: t(`storePromo.${of}.hint`),
            none: t(`storePromo.${of}.none`),
          }}
          search={search}
          found={found.filter(({ id }) => !ids.includes(id)).slice(0, FOUND)}
          without={ids}
          isLocked={isLocked}
          onAdd={({ id }) => set({ [of]: [...ids, id] })}
          testId="promotion-add-group"
        />
      )}
    </>
  );
};

type Props = PartProps & { storeId: StoreId };

const GroupsOf = ({ of, storeId, ...part }: Props & { of: Of }) => {
  const t = useT();
  const language = useLanguage();
  const scopes = useScopes(storeId);
  const problem = part.form.errorOf(of);
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600}>
        {t(`storePromo.${of}`)}
      </Text>
      <QueryState query={scopes} failed={t('storePromo.group.failed')} testId="promotion-scopes">
        {(found) => (
          <Chosen key={of} {...part} of={of} options={scopeOptions(found, language)[of]} />
        )}
      </QueryState>
      {problem !== null && (
        <Text size="sm" c="red.9" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
};

/** The classes or brands that a reduction counts for, where it goes by them. */
export const Groups = (props: Props) => {
  const of = groupIn(props.form.values);
  return of === null ? null : <GroupsOf {...props} of={of} />;
};
