import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../lib/i18n.ts';
import { SearchField } from '../../ui/list/search-field.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useDishes, type Dish } from './dishes.ts';
import { OptionsField } from './options-field.tsx';
import classes from './change.module.css';

/** What comes instead of a line's pieces that are out. */
export type Substitute = {
  productId: ProductId;
  skuId: string;
  name: string;
  priceAmtn: Cents;
  /** What it must be chosen with. */
  options: Dish['options'];
  /** The ids of the chosen options, by their group. */
  chosen: Readonly<Record<string, readonly string[]>>;
};

/** What the menu sets beforehand, else the first that there are. */
const chosenAtFirst = (options: Dish['options']): Substitute['chosen'] =>
  Object.fromEntries(
    options.map(({ highPropId, least, values }) => {
      const set = values.toSorted((a, b) => Number(b.isSet) - Number(a.isSet));
      return [highPropId, set.slice(0, least).map(({ id }) => id)];
    }),
  );

/** The sizes of dishes that can be given, one row each. */
const choicesOf = (dishes: readonly Dish[]): Substitute[] =>
  dishes
    .filter(({ isSoldOut }) => !isSoldOut)
    .flatMap(({ productId, name, skus, options }) =>
      skus.map((sku) => ({
        options,
        chosen: chosenAtFirst(options),
        productId,
        skuId: sku.skuId,
        name: skus.length > 1 ? `${name} · ${sku.name}` : name,
        priceAmtn: sku.priceAmtn,
      })),
    );

type FindProps = { storeId: StoreId; onPick: (substitute: Substitute) => void };

const Find = ({ storeId, onPick }: FindProps) => {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const words = keyword.trim();
  const dishes = useDishes(storeId, words);
  return (
    <>
      <SearchField
        label={t('desk.instead.find')}
        hint={t('desk.instead.find')}
        most={40}
        keyword={keyword}
        onChange={setKeyword}
        wide
      />
      {words !== '' && (
        <QueryState query={dishes} failed={t('desk.out.failed')} testId="desk-instead">
          {({ result }) => {
            const found = choicesOf(result);
            return found.length === 0 ? (
              <Text c="dimmed">{t('desk.out.notFound')}</Text>
            ) : (
              <ul className={classes['found']}>
                {found.map((choice) => (
                  <li key={`${choice.productId} ${choice.skuId}`}>
                    <Button
                      fullWidth
                      size="md"
                      variant="default"
                      justify="space-between"
                      rightSection={price(choice.priceAmtn)}
                      onClick={() => onPick(choice)}
                      data-testid="desk-instead-pick"
                    >
                      {choice.name}
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryState>
      )}
    </>
  );
};

type Props = {
  storeId: StoreId;
  name: string;
  substitute: Substitute | null;
  count: number;
  onChange: (substitute: Substitute | null) => void;
};

/** Something else instead of what is out: found by its name. */
export const Instead = ({ storeId, name, substitute, count, onChange }: Props) => {
  const t = useT();
  const [isFinding, setFinding] = useState(false);
  if (substitute !== null)
    return (
      <>
        <div className={classes['instead']}>
          <span>{t('desk.instead.chosen', { name: substitute.name, count })}</span>
          <Button variant="subtle" size="md" onClick={() => onChange(null)}>
            {t('desk.instead.drop')}
          </Button>
        </div>
        {substitute.options.map((group) => (
          <OptionsField
            key={group.highPropId}
            group={group}
            chosen={substitute.chosen[group.highPropId] ?? []}
            onChange={(ids) =>
              onChange({
                ...substitute,
                chosen: { ...substitute.chosen, [group.highPropId]: ids },
              })
            }
          />
        ))}
      </>
    );
  if (!isFinding)
    return (
      <Button
        variant="default"
        size="md"
        aria-label={t('desk.instead.addOf', { name })}
        onClick={() => setFinding(true)}
        data-testid="desk-instead-add"
      >
        {t('desk.instead.add')}
      </Button>
    );
  return (
    <Find
      storeId={storeId}
      onPick={(picked) => {
        setFinding(false);
        onChange(picked);
      }}
    />
  );
};
