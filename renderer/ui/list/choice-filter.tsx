import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

type Props<Id extends string> = {
  label: string;
  /** What the choice of none is called. */
  allLabel: string;
  choices: readonly { id: Id; name: string }[];
  value: Id | null;
  onChange: (id: Id | null) => void;
  w: number;
};

/** Narrows a list to one of several, or to none in particular. */
export const ChoiceFilter = <Id extends string>({
  label,
  allLabel,
  choices,
  value,
  onChange,
  w,
}: Props<Id>) => {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void =>
    onChange(choices.find(({ id }) => id === currentTarget.value)?.id ?? null);
  return (
    <NativeSelect
      w={w}
      aria-label={label}
      value={value ?? ''}
      onChange={handleChange}
      data={[
        { value: '', label: allLabel },
        ...choices.map(({ id, name }) => ({ value: id as string, label: name })),
      ]}
    />
  );
};
