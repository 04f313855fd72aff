import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { OutFor } from '#shared/codes/sold-out.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../desk.module.css';
import { OutForField } from '../live/out-for-field.tsx';

/** Dishes of an order, each once. */
const dishesOf = ({ lines }: DeskOrder) => [
  ...new Map(lines.map(({ productId, name }) => [productId, name])),
];

/** Which dishes of an order are out, and for how long: guests cannot order them meanwhile. */
export const useOutPart = () => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [until, setUntil] = useState<OutFor>('DAY');
  return { ids, setIds, until, setUntil };
};

/** What of an order goes off, as the call wants it. */
export const outOf = (
  { lines }: DeskOrder,
  { ids, until }: Pick<ReturnType<typeof useOutPart>, 'ids' | 'until'>,
) =>
  [...new Set(lines.map(({ productId }) => productId))]
    .filter((productId) => ids.includes(productId))
    .map((productId) => ({ productId, until }));

type Props = { order: DeskOrder; out: ReturnType<typeof useOutPart> };

export const OutPart = ({ order, out }: Props) => {
  const t = useT();
  return (
    <>
      <Checkbox.Group
        label={t('desk.out.which')}
        description={t('desk.out.whichHint')}
        value={[...out.ids]}
        onChange={out.setIds}
      >
        <div className={classes['reasons']}>
          {dishesOf(order).map(([productId, name]) => (
            <Checkbox key={productId} size="md" value={productId} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      {out.ids.length > 0 && <OutForField value={out.until} onChange={out.setUntil} />}
    </>
  );
};
