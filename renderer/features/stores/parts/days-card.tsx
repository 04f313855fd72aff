import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { daysText, type SpecialDays } from '../day-fields.ts';
import { hoursText } from '../hours-words.ts';
import { useSetDays } from '../mutations.ts';
import classes from '../stores.module.css';
import { DaysDialog } from './days-dialog.tsx';

type RowProps = { days: SpecialDays; onEdit: () => void; onRemove: () => void };

const Buttons = ({ days, onEdit, onRemove }: RowProps) => {
  const t = useT();
  const name = daysText(days);
  return (
    <span className={classes['span']}>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('stores.days.edit', { days: name })}
        onClick={onEdit}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('stores.days.remove', { days: name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
};

const Row = ({ canChange, ...row }: RowProps & { canChange: boolean }) => {
  const t = useT();
  const language = useLanguage();
  const { spans, note } = row.days;
  const said = language.startsWith('zh') ? note.zh : note.en;
  return (
    <li data-testid="store-days-row">
      <span>
        {daysText(row.days)}
        <Text component="span" size="sm" c="dimmed" display="block">
          {[hoursText(spans, t), ...(said === '' ? [] : [said])].join(' · ')}
        </Text>
      </span>
      {canChange && <Buttons {...row} />}
    </li>
  );
};

/** Holidays and days with other hours, for years ahead. */
export const DaysCard = ({ store, canChange }: { store: StoreRow; canChange: boolean }) => {
  const t = useT();
  const errorText = useErrorText();
  const remove = useSetDays(store.storeId);
  const [edited, setEdited] = useState<SpecialDays | 'new' | null>(null);
  const add = canChange ? (
    <Button
      variant="subtle"
      size="compact-md"
      onClick={() => setEdited('new')}
      data-testid="days-add"
    >
      {t('stores.days.add')}
    </Button>
  ) : null;
  return (
    <DetailCard title={t('stores.days')} note={add} testId="store-days">
      {store.days.length === 0 ? (
        <Text c="dimmed">{t('stores.days.none')}</Text>
      ) : (
        <ul className={classes['people']}>
          {store.days.map((days) => (
            <Row
              key={days.from}
              days={days}
              canChange={canChange}
              onEdit={() => setEdited(days)}
              onRemove={() => {
                if (remove.isPending) return;
                const others = store.days.filter((one) => one !== days);
                remove.mutate({ days: others, seq: store.daysSeq });
              }}
            />
          ))}
        </ul>
      )}
      {remove.isError && (
        <Text c="red.9" mt="md" role="alert">
          {errorText(remove.error)}
        </Text>
      )}
      {edited !== null && (
        <DaysDialog
          store={store}
          days={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </DetailCard>
  );
};
