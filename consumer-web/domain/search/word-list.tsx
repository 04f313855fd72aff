import './search.css';
import type { ComponentProps } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';

/** A suggestion: `kind` says in words what it is. */
export type Suggestion = {
  key: string;
  word: string;
  kind: string;
  icon: ComponentProps<typeof Icon>['name'];
};

/** The part of a suggestion that was typed stands out. */
const Marked = ({ word, typed }: { word: string; typed: string }) => {
  const start = word.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return <span>{word}</span>;
  return (
    <span>
      {word.slice(0, start)}
      <mark>{word.slice(start, start + typed.length)}</mark>
      {word.slice(start + typed.length)}
    </span>
  );
};

type Props<Word extends Suggestion> = {
  typed: string;
  words: readonly Word[];
  onChoose: (word: Word) => void;
  onSearch: (word: string) => void;
};

/** What is being typed as the first choice, and suggestions below it. */
export const WordList = <Word extends Suggestion>({
  typed,
  words,
  onChoose,
  onSearch,
}: Props<Word>) => {
  const t = useT();
  return (
    <ul className="words" aria-label={t('search.suggestions')} data-testid="words">
      <li>
        <button type="button" className="plain words__one" onClick={() => onSearch(typed)}>
          <Icon name="search" size={18} />
          <span>{typed}</span>
        </button>
      </li>
      {words.map((word) => (
        <li key={word.key}>
          <button type="button" className="plain words__one" onClick={() => onChoose(word)}>
            <Icon name={word.icon} size={18} />
            <Marked word={word.word} typed={typed} />
            <span className="words__kind num">{word.kind}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
