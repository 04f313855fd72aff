import { useState, type ReactNode } from 'react';
import { notify } from '../lib/notice.ts';
import { Ask } from './ask.tsx';
import { Button } from './button.tsx';

export type AskWords = { label: string; title: string; text: string; yes: string; no: string };
/** `run`: does it and gives the sentence that says so; a failure is told by the app's one subscriber. `children`: what opens the question. */
type Props = {
  words: AskWords;
  isBusy: boolean;
  run: () => Promise<string>;
  children: (ask: () => void) => ReactNode;
};

/** What cannot be taken back: asks first, then says what became of it. */
export const AskFirst = ({ words: { title, text, yes, no }, isBusy, run, children }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => {
    setIsAsking(false);
  };
  const confirm = async (): Promise<void> => {
    const said = await run().catch(() => null);
    close();
    if (said !== null) notify(said);
  };
  return (
    <>
      {children(() => {
        setIsAsking(true);
      })}
      <Ask
        isOpen={isAsking}
        isBusy={isBusy}
        title={title}
        text={text}
        yes={yes}
        no={no}
        onYes={() => void confirm()}
        onNo={close}
      />
    </>
  );
};

/** The same behind a wide, quiet button: the way out under a page's one next step. */
export const AskOut = ({
  isDisabled,
  ...ask
}: Omit<Props, 'children'> & { isDisabled: boolean }) => (
  <AskFirst {...ask}>
    {(open) => (
      <Button isBlock tone="quiet" isDisabled={isDisabled} onPress={open}>
        {ask.words.label}
      </Button>
    )}
  </AskFirst>
);
