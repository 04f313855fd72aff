import { Chip, Group, Input } from '@mantine/core';
import { price } from '#shared/format/money.ts';
import { useId } from 'react';
import { useT } from '../../../lib/i18n.ts';
import type { OutDish } from '../live/out.ts';

type Props = {
  group: OutDish['options'][number];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Options that a substitute must be chosen with: one, or as many as its menu asks for. */
export const OptionsField = ({ group, chosen, onChange }: Props) => {
  const t = useT();
  const title = useId();
  const { name, least, most, values } = group;
  const isOne = most === 1;
  const handleChange = (picked: unknown): void => {
    const ids = [picked].flat().map(String);
    if (ids.length <= most) onChange(ids);
  };
  return (
    <div role="group" aria-labelledby={title}>
      <Input.Label component="span" id={title}>
        {name}
      </Input.Label>
      <Chip.Group
        multiple={!isOne}
        value={isOne ? (chosen[0] ?? '') : [...chosen]}
        onChange={handleChange}
      >
        <Group gap={6} mt={4}>
          {values.map(({ id, name: value, priceAmtn }) => (
            <Chip key={id} value={id} size="md">
              {priceAmtn > 0 ? `${value} +${price(priceAmtn)}` : value}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {chosen.length === 0 && (
        <Input.Error mt={4}>{t('desk.instead.least', { count: least })}</Input.Error>
      )}
    </div>
  );
};
