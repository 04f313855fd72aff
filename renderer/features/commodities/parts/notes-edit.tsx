import { ActionIcon, Button, Checkbox, Fieldset, Group, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DEAL_LIMITS } from '#shared/codes/deal-terms.ts';
import { DEAL_NOTE_KINDS, type DealNoteKind } from '#shared/codes/staff-note.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useSetNotes } from '../mutations.ts';
import { EditDialog, isConflict, isLocked, useDone } from './edit-dialog.tsx';

type Props = { product: MerchantProduct; onDone: () => void };
type Row = {
  key: number;
  id: string | undefined;
  kind: DealNoteKind;
  zh: string;
  en: string;
  mustTick: boolean;
};

const rowsOf = ({ notes }: MerchantProduct): Row[] =>
  notes.map(({ id, kind, text, mustTick }, key) => ({
    key,
    id,
    kind: DEAL_NOTE_KINDS.find((one) => one === kind) ?? 'INFO',
    ...text,
    mustTick,
  }));

const isText = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= DEAL_LIMITS.noteText;

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
  const bad = t('console.product.notes.bad', { most: DEAL_LIMITS.noteText });
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
      <TextInput
        mt="xs"
        label={t('console.product.notes.zh')}
        value={row.zh}
        onChange={(event) => onChange({ zh: event.currentTarget.value })}
        error={isChecked && !isText(row.zh) && bad}
        disabled={disabled}
      />
      <TextInput
        mt="xs"
        label={t('console.product.notes.en')}
        value={row.en}
        onChange={(event) => onChange({ en: event.currentTarget.value })}
        error={isChecked && row.en.trim() !== '' && !isText(row.en) && bad}
        disabled={disabled}
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

/** The rows of the form, and their changes. */
const useRows = (begun: MerchantProduct) => {
  const [rows, setRows] = useState(() => rowsOf(begun));
  const [nextKey, setNextKey] = useState(rows.length);
  return {
    rows,
    handleAdd: () => {
      setRows([
        ...rows,
        { key: nextKey, id: undefined, kind: 'INFO', zh: '', en: '', mustTick: false },
      ]);
      setNextKey(nextKey + 1);
    },
    change: (key: number, change: Partial<Row>) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key: number) => setRows((now) => now.filter((row) => row.key !== key)),
  };
};

/** What the till shows its staff before a write-off, and what they tick. */
export const NotesEdit = ({ product, onDone: handleClose }: Props) => {
  const t = useT();
  const language = useLanguage();
  const edit = useSetNotes();
  const done = useDone(handleClose);
  const [begun] = useState(product);
  const { rows, handleAdd, change, remove } = useRows(begun);
  const [isChecked, setChecked] = useState(false);
  const handleSubmit = (): void => {
    setChecked(true);
    if (!rows.every(({ zh, en }) => isText(zh) && (en.trim() === '' || isText(en)))) return;
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
