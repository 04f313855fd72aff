import { askFirst } from '../../../lib/question.ts';
import type { AskWords } from '../../../ui/ask-first.tsx';

type Props = { words: AskWords; run: () => Promise<string> };

/** A small button for what cannot be taken back. */
export const AskButton = ({ words: { label, ...words }, run }: Props) => {
  const handleAsk = (): void => {
    askFirst({ ...words, run });
  };
  return (
    <button type="button" className="ord-button" onClick={handleAsk}>
      {label}
    </button>
  );
};
