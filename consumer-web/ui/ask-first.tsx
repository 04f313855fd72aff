import { askFirst, type Question } from '../lib/question.ts';
import { Button } from './button.tsx';

export type AskWords = Omit<Question, 'run'> & { label: string };
type Props = { words: AskWords; isDisabled: boolean; run: () => Promise<string> };

/** A wide, quiet button with a confirmation: the alternative to a page's primary action. */
export const AskOut = ({ words: { label, ...words }, isDisabled, run }: Props) => {
  const handleAsk = (): void => {
    askFirst({ ...words, run });
  };
  return (
    <Button isBlock tone="quiet" isDisabled={isDisabled} onPress={handleAsk}>
      {label}
    </Button>
  );
};
