import { Badge, Text } from '@mantine/core';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { remarkWords } from '../remark.ts';

const Dish = ({ line, isAllergic }: { line: DeskOrder['lines'][number]; isAllergic: boolean }) => {
  const t = useT();
  const { name, sku, options, kept, allergens } = line;
  const chosen = [sku === name ? '' : sku, options].filter((part) => part !== '');
  return (
    <li>
      {[`${kept} × ${name}`, ...chosen].join(' · ')}
      {allergens.length > 0 && (
        <Text size="sm" {...(isAllergic && { c: 'red.9', fw: 650 })}>
          {t(isAllergic ? 'print.allergy' : 'print.contains', {
            names: allergens.join(t('desk.comma')),
          })}
        </Text>
      )}
    </li>
  );
};

/** A pre-order as the day's list has it. */
export const MorningOrder = ({ order }: { order: DeskOrder }) => {
  const t = useT();
  const { slotAt, number, way, stage, lines, gifts, flags } = order;
  const remark = remarkWords(order, t);
  const head = [slotAt === null ? '' : timeText(slotAt), number, t(`desk.way.${way}`)];
  return (
    <li>
      <Text fw={650}>{head.join(' · ')}</Text>
      {stage === 'NEW' && (
        <Badge tt="none" variant="filled" color="dark">
          {t('print.morning.isNew')}
        </Badge>
      )}
      {remark !== '' && <Text fw={650}>{t('print.remark', { text: remark })}</Text>}
      <ul>
        {lines
          .filter(({ kept }) => kept > 0)
          .map((line) => (
            <Dish key={line.lineId} line={line} isAllergic={flags.includes('ALLERGY')} />
          ))}
        {gifts.map(({ name, quantity }) => (
          <li key={name}>{`${quantity} × ${name} (${t('desk.gift')})`}</li>
        ))}
      </ul>
    </li>
  );
};
