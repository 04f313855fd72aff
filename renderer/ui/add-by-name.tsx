import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 200;

/** What is typed to find a thing by its name; `isWanted` once somebody is about to. */
export const useNameSearch = () => {
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [keyword] = useDebouncedValue(typed.trim(), PAUSE_MS);
  return { typed, setTyped, isWanted, setWanted, keyword };
};

type Found = { id: string; name: string };
type Props<One extends Found> = {
  words: { label: string; hint: string; none: string };
  search: ReturnType<typeof useNameSearch>;
  /** What was found for the keyword. */
  found: readonly One[];
  without: readonly string[];
  isLocked: boolean;
  onAdd: (one: One) => void;
  testId: string;
};

/** Finds a thing by its name and adds it to a form. */
export const AddByName = <One extends Found>({
  words,
  search: { typed, setTyped, setWanted },
  found,
  without,
  isLocked,
  onAdd,
  testId,
}: Props<One>) => {
  const left = found.filter(({ id }) => !without.includes(id));
  const handleChoose = (id: string | null): void => {
    const one = left.find((each) => each.id === id);
    if (one === undefined) return;
    onAdd(one);
    setTyped('');
  };
  return (
    <Select
      label={words.label}
      placeholder={words.hint}
      data={left.map(({ id, name }) => ({ value: id, label: name }))}
      // the server has looked for it already
      filter={({ options }) => options}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={() => setWanted(true)}
      onChange={handleChoose}
      nothingFoundMessage={words.none}
      disabled={isLocked}
      data-testid={testId}
    />
  );
};
