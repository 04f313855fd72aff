import { Checkbox, Input, Radio } from '@mantine/core';
import { price } from '#shared/format/money.ts';
import { useId } from 'react';
import { useT } from '../../lib/i18n.ts';
import type { Dish } from './dishes.ts';

type Props = {
  group: Dish['options'][number];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Options that a substitute must be chosen with: one, or as many as its menu asks for. */
export const OptionsField = ({ group, chosen, onChange }: Props) => {
  const t = useT();
  const title = useId();
  const { name, least, most, values } = group;
  const Choice = most === 1 ? Radio : Checkbox;
  const handleChange = (id: string, isChosen: boolean): void => {
    const others = most === 1 ? [] : chosen.filter((each) => each !== id);
    const ids = isChosen ? [...others, id] : others;
    if (ids.length <= most) onChange(ids);
  };
  return (
    <div role="group" aria-labelledby={title}>
      <Input.Label component="span" id={title}>
        {name}
      </Input.Label>
      {values.map(({ id, name: value, priceAmtn }) => (
        <Choice
          key={id}
          size="md"
          mt={6}
          name={title}
          label={priceAmtn > 0 ? `${value} +${price(priceAmtn)}` : value}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) => handleChange(id, currentTarget.checked)}
        />
      ))}
      {chosen.length === 0 && (
        <Input.Error mt={4}>{t('desk.instead.least', { count: least })}</Input.Error>
      )}
    </div>
  );
};
