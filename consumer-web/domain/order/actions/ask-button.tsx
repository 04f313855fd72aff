import { AskFirst, type AskWords } from '../../../ui/ask-first.tsx';

/** A small button for what cannot be undone: asks first. */
export const AskButton = ({
  words,
  isBusy,
  run,
}: {
  words: AskWords;
  isBusy: boolean;
  run: () => Promise<string>;
}) => (
  <AskFirst words={words} isBusy={isBusy} run={run}>
    {(ask) => (
      <button type="button" className="ord-button" onClick={ask}>
        {words.label}
      </button>
    )}
  </AskFirst>
);
