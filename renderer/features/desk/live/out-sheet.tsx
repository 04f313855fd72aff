import { Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { OutFor } from '#shared/codes/sold-out.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import classes from '../desk.module.css';
import { OutForField } from './out-for-field.tsx';
import { useDishes } from '../../../domain/desk-change/dishes.ts';
import { useSoldOut } from './out.ts';
import { DishRow, OptionRow } from './out-rows.tsx';

/** What is out at a store, with the way to bring it back; a search finds what else is to be switched off. */
export const OutSheet = ({ store, onClose }: { store: DeskStoreRow; onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState('');
  const [outFor, setOutFor] = useState<OutFor>('DAY');
  const out = useDishes(store.storeId, keyword.trim());
  const change = useSoldOut(store.storeId);
  const options = useId();
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
          {({ result, choices = [] }) => {
            const found = choices.filter(({ isFound }) => isFound);
            if (result.length + found.length === 0)
              return (
                <Text c="dimmed">
                  {t(keyword.trim() === '' ? 'desk.out.nothing' : 'desk.out.noneFound')}
                </Text>
              );
            return (
              <>
                {result.length > 0 && (
                  <ul className={classes['dishes']}>
                    {result.map((dish) => (
                      <DishRow
                        key={dish.productId}
                        dish={dish}
                        choices={choices}
                        outFor={outFor}
                        change={change}
                      />
                    ))}
                  </ul>
                )}
                {found.length > 0 && (
                  <section aria-labelledby={options}>
                    <Text component="h3" fw={650} id={options}>
                      {t('desk.out.options')}
                    </Text>
                    <Text size="sm" c="dimmed" mb={6}>
                      {t('desk.out.optionsHint')}
                    </Text>
                    <ul className={classes['dishes']}>
                      {found.map((choice) => (
                        <OptionRow
                          key={choice.optionId}
                          choice={choice}
                          outFor={outFor}
                          change={change}
                        />
                      ))}
                    </ul>
                  </section>
                )}
              </>
            );
          }}
        </QueryState>
      </Stack>
    </Dialog>
  );
};
