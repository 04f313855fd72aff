import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';

/** Words in both languages; without English ones the Chinese stand for both. */
export type Pair = { zh: string; en: string };

const isText = (text: string, most: number): boolean =>
  text.trim() !== '' && text.trim().length <= most;

export const isPair = ({ zh, en }: Pair, most: number): boolean =>
  isText(zh, most) && (en.trim() === '' || isText(en, most));

type Props = Pair & {
  most: number;
  /** Whether what is wrong is said. */
  isChecked: boolean;
  isLocked: boolean;
  isLong?: boolean;
  onChange: (change: Partial<Pair>) => void;
};

/** Words in both languages. */
export const TextPair = ({ zh, en, most, isChecked, isLocked, isLong, onChange }: Props) => {
  const t = useT();
  const bad = t('console.product.notes.bad', { most });
  const Field = isLong === true ? Textarea : TextInput;
  const long = isLong === true && { autosize: true, minRows: 3, maxRows: 8 };
  return (
    <>
      <Field
        mt="xs"
        size="md"
        label={t('console.product.notes.zh')}
        value={zh}
        onChange={(event) => onChange({ zh: event.currentTarget.value })}
        error={isChecked && !isText(zh, most) && bad}
        disabled={isLocked}
        {...long}
      />
      <Field
        mt="xs"
        size="md"
        label={t('console.product.notes.en')}
        value={en}
        onChange={(event) => onChange({ en: event.currentTarget.value })}
        error={isChecked && en.trim() !== '' && !isText(en, most) && bad}
        disabled={isLocked}
        {...long}
      />
    </>
  );
};

/** Rows of a form that are added, changed and taken away. */
export const useRows = <T extends object>(begun: readonly T[]) => {
  const [rows, setRows] = useState(() => begun.map((row, key) => ({ ...row, key })));
  const [nextKey, setNextKey] = useState(begun.length);
  return {
    rows,
    add: (row: T): void => {
      setRows([...rows, { ...row, key: nextKey }]);
      setNextKey(nextKey + 1);
    },
    change: (key: number, change: Partial<T>): void =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key: number): void => setRows((now) => now.filter((row) => row.key !== key)),
  };
};
