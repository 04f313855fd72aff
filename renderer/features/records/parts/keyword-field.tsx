import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { KEYWORD_MAX } from '../filters.ts';

const WAIT_MS = 350;

type Props = { keyword: string; onChange: (keyword: string) => void };

/** Searches shortly after the last key, or at once on Enter. What is in the address wins when it changes from outside. */
export const KeywordField = ({ keyword, onChange }: Props) => {
  const t = useT();
  const [typed, setTyped] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  if (known !== keyword) {
    setKnown(keyword);
    setTyped(keyword);
  }
  const tell = useDebouncedCallback((text: string) => onChange(text), WAIT_MS);
  return (
    <TextInput
      type="search" size="sm" miw={180} maw={420} flex={1} aria-label={t('console.records.keyword')} placeholder={t('console.records.keywordHint')} leftSection={<IconSearch size={20} aria-hidden />} maxLength={KEYWORD_MAX} value={typed}
      onChange={(event) => { setTyped(event.currentTarget.value); tell(event.currentTarget.value); }}
      onKeyDown={(event) => { if (event.key === 'Enter') tell.flush(); }}
    />
  );
};
