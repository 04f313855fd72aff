import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OutFor } from '#shared/codes/sold-out.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useNow } from '../../../ui/use-now.ts';
import classes from '../desk.module.css';
import { OutForField } from './out-for-field.tsx';
import { useDishes, type Dish } from '../../../domain/desk-change/dishes.ts';
import { useSoldOut } from './out.ts';
import { momentText } from './store-words.ts';

type RowProps = { dish: Dish; outFor: OutFor; change: ReturnType<typeof useSoldOut> };

/** A dish, whether it is out and until when, and the switch. */
const DishRow = ({ dish, outFor, change }: RowProps) => {
  const t = useT();
  const now = useNow(10_000);
  const { productId, name, isOff, until, isSoldOut } = dish;
  const state = !isOff
    ? isSoldOut
      ? t('desk.out.none')
      : t('desk.out.on')
    : until === null
      ? t('desk.out.offOpen')
      : t('desk.out.off', { time: momentText(until, now) });
  const isBusy = change.isPending && change.variables.productId === productId;
  return (
    <li className={classes['dish']} data-testid="desk-out-dish">
      <div>
        <Text fw={650}>{name}</Text>
        <Text size="sm" c={isOff ? 'red.9' : 'dimmed'}>
          {state}
        </Text>
      </div>
      <Button
        variant={isOff ? 'filled' : 'default'}
        loading={isBusy}
        flex="none"
        aria-label={t(isOff ? 'desk.out.switchOnOf' : 'desk.out.switchOffOf', { name })}
        onClick={() => change.mutate({ productId, until: isOff ? 'ON' : outFor })}
      >
        {t(isOff ? 'desk.out.switchOn' : 'desk.out.switchOff')}
      </Button>
    </li>
  );
};

/** What is out at a store, with the way to bring it back; a search finds what else is to be switched off. */
export const OutSheet = ({ store, onClose }: { store: DeskStoreRow; onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState('');
  const [outFor, setOutFor] = useState<OutFor>('DAY');
  const out = useDishes(store.storeId, keyword.trim());
  const change = useSoldOut(store.storeId);
  return (
    <Dialog
      title={t('desk.out.title', { name: store.name })}
      onClose={onClose}
      size="lg"
      data-testid="desk-out-sheet"
    >
      <Stack gap="md">
        <SearchField
          label={t('desk.out.find')}
          hint={t('desk.out.find')}
          most={40}
          keyword={keyword}
          onChange={setKeyword}
          wide
        />
        {keyword.trim() !== '' && <OutForField value={outFor} onChange={setOutFor} />}
        {change.error && (
          <Text c="red.9" role="alert">
            {errorText(change.error)}
          </Text>
        )}
        <QueryState query={out} failed={t('desk.out.failed')} testId="desk-out">
          {({ result }) =>
            result.length === 0 ? (
              <Text c="dimmed">
                {t(keyword.trim() === '' ? 'desk.out.nothing' : 'desk.out.notFound')}
              </Text>
            ) : (
              <ul className={classes['dishes']}>
                {result.map((dish) => (
                  <DishRow key={dish.productId} dish={dish} outFor={outFor} change={change} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </Stack>
    </Dialog>
  );
};
