import { ActionIcon, Button, Checkbox, Fieldset, Group, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DEAL_LIMITS } from '#shared/codes/deal-terms.ts';
import { DEAL_NOTE_KINDS, type DealNoteKind } from '#shared/codes/staff-note.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useSetNotes } from '../mutations.ts';
import { EditDialog, isConflict, isLocked, useDone } from './edit-dialog.tsx';
import { isPair, TextPair, useRows } from './text-pair.tsx';

type Props = { product: MerchantProduct; onDone: () => void };
type Row = {
  id: string | undefined;
  kind: DealNoteKind;
  zh: string;
  en: string;
  mustTick: boolean;
};

const rowsOf = ({ notes }: MerchantProduct): Row[] =>
  notes.map(({ id, kind, text, mustTick }) => ({
    id,
    kind: DEAL_NOTE_KINDS.find((one) => one === kind) ?? 'INFO',
    ...text,
    mustTick,
  }));

type RowProps = {
  row: Row;
  place: number;
  isLocked: boolean;
  isChecked: boolean;
  onChange: (change: Partial<Row>) => void;
  onRemove: () => void;
};

const NoteRow = ({ row, place, isLocked: disabled, isChecked, onChange, onRemove }: RowProps) => {
  const t = useT();
  return (
    <Fieldset legend={t('console.product.notes.one', { place })} data-testid="note-row">
      <Group align="end" gap="sm">
        <Select
          label={t('console.product.notes.kind')}
          data={DEAL_NOTE_KINDS.map((kind) => ({
            value: kind,
            label: t(`console.product.notes.kind.${kind}`),
          }))}
          value={row.kind}
          onChange={(kind) => kind !== null && onChange({ kind })}
          allowDeselect={false}
          disabled={disabled}
          flex={1}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('console.product.notes.remove', { place })}
          onClick={onRemove}
          disabled={disabled}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <TextPair
        zh={row.zh}
        en={row.en}
        most={DEAL_LIMITS.noteText}
        isChecked={isChecked}
        isLocked={disabled}
        onChange={onChange}
      />
      <Checkbox
        mt="sm"
        label={t('console.product.notes.mustTick')}
        checked={row.mustTick}
        onChange={(event) => onChange({ mustTick: event.currentTarget.checked })}
        disabled={disabled}
      />
    </Fieldset>
  );
};

/** What the till shows its staff before a write-off, and what they tick. */
export const NotesEdit = ({ product, onDone: handleClose }: Props) => {
  const t = useT();
  const language = useLanguage();
  const edit = useSetNotes();
  const done = useDone(handleClose);
  const [begun] = useState(product);
  const { rows, add, change, remove } = useRows(rowsOf(begun));
  const handleAdd = (): void =>
    add({ id: undefined, kind: 'INFO', zh: '', en: '', mustTick: false });
  const [isChecked, setChecked] = useState(false);
  const handleSubmit = (): void => {
    setChecked(true);
    if (!rows.every((row) => isPair(row, DEAL_LIMITS.noteText))) return;
    edit.mutate(
      {
        productId: begun.productId,
        seq: isConflict(edit) ? product.seq : begun.seq,
        notes: rows.map(({ id, kind, zh, en, mustTick }) => ({
          ...(id !== undefined && { id }),
          kind,
          text: { zh, en },
          mustTick,
        })),
      },
      done,
    );
  };
  return (
    <EditDialog
      title={t('console.product.notes.of', { name: product.productName })}
      text={t('console.product.notes.text')}
      standing={t('console.product.notes.standing', {
        notes:
          product.notes
            .map(({ text }) => (language === 'en' ? text.en : text.zh))
            .join(t('deal.listMark')) || t('console.product.notes.none'),
      })}
      edit={edit}
      values={rows}
      onSubmit={handleSubmit}
      onClose={handleClose}
      testId="notes"
      size="lg"
    >
      {rows.map((row, index) => (
        <NoteRow
          key={row.key}
          row={row}
          place={index + 1}
          isLocked={isLocked(edit)}
          isChecked={isChecked}
          onChange={(part) => change(row.key, part)}
          onRemove={() => remove(row.key)}
        />
      ))}
      {rows.length < DEAL_LIMITS.notes && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={handleAdd}
          disabled={isLocked(edit)}
          data-testid="note-add"
        >
          {t('console.product.notes.add')}
        </Button>
      )}
    </EditDialog>
  );
};
