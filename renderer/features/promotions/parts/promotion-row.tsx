import { Badge, Button, Group, Text } from '@mantine/core';
import type { StorePromotionRow } from '#shared/contract/merchant/promotion.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { termsWords } from '../terms-words.ts';

const COLOURS = { DRAFT: 'gray', NOT_STARTED: 'blue', RUNNING: 'teal', OVER: 'gray' } as const;

/** What ends a promotion is called by what it then was. */
export const endWord = ({ state }: Pick<StorePromotionRow, 'state'>) =>
  state === 'RUNNING' ? 'end' : state === 'DRAFT' ? 'delete' : 'withdraw';

const Facts = ({ promotion }: { promotion: StorePromotionRow }) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const { kind, name, startTime, endTime, state, terms, changedBy, changedAt } = promotion;
  const until = endTime === null ? t('storePromo.noEnd') : dateTimeText(endTime);
  const says = terms === null ? '' : termsWords(terms, t, isEnglish);
  return (
    <div>
      <Group gap="xs">
        <Text fw={600}>{(isEnglish && name.en) || name.zh}</Text>
        <Badge tt="none" variant="outline" color="gray">
          {t(`storePromo.kind.${kind}`)}
        </Badge>
        <Badge tt="none" variant="light" color={COLOURS[state]}>
          {t(`storePromo.in.${state}`)}
        </Badge>
      </Group>
      {says !== '' && <Text size="sm">{says}</Text>}
      <Text size="sm" c="dimmed">
        {`${dateTimeText(startTime)} – ${until}`}
      </Text>
      {changedBy !== null && changedAt !== null && (
        <Text size="sm" c="dimmed">
          {t('storePromo.by', { name: changedBy, time: dateTimeText(changedAt) })}
        </Text>
      )}
    </div>
  );
};

type Props = { promotion: StorePromotionRow; onEdit: () => void; onEnd: () => void };

/** One promotion: what it does and when, and what may still be done with it. */
export const PromotionRow = ({ promotion, onEdit, onEnd }: Props) => {
  const t = useT();
  const { state, canEdit, canEnd } = promotion;
  return (
    <Group
      component="li"
      justify="space-between"
      wrap="nowrap"
      px="md"
      py="sm"
      style={{ borderBottom: '1px solid var(--senado-line)' }}
      data-testid="promotion"
      data-state={state}
    >
      <Facts promotion={promotion} />
      <Group gap="xs" wrap="nowrap">
        {canEdit && (
          <Button variant="default" onClick={onEdit} data-testid="promotion-edit">
            {t('storePromo.edit')}
          </Button>
        )}
        {canEnd && (
          <Button variant="default" onClick={onEnd} data-testid="promotion-end">
            {t(`storePromo.${endWord(promotion)}`)}
          </Button>
        )}
      </Group>
    </Group>
  );
};
