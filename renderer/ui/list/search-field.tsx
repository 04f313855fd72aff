import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 350;
type Props = {
  label: string;
  hint: string;
  most: number;
  keyword: string;
  onChange: (keyword: string) => void;
  wide?: boolean;
};

/** A search field: reports its words once typing pauses, at once on Enter. Follows the address when that changes. */
export const SearchField = ({ label, hint, most, keyword, onChange, wide = false }: Props) => {
  const [typed, setTyped] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  if (known !== keyword) {
    setKnown(keyword);
    setTyped(keyword);
  }
  const reported = useRef(keyword);
  const changeLater = useDebouncedCallback((text: string) => {
    reported.current = text;
    onChange(text);
  }, WAIT_MS);
  // a word still to be reported must not replace a newer one that the address got from elsewhere
  useEffect(() => {
    if (keyword === reported.current) return;
    reported.current = keyword;
    changeLater.cancel();
  }, [keyword, changeLater]);
  return (
    <TextInput
      type="search"
      size="sm"
      miw={200}
      maw={wide ? 560 : 420}
      flex={1}
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={20} aria-hidden />}
      maxLength={most}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        changeLater(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') changeLater.flush();
      }}
    />
  );
};
