import { useState } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Ask } from '../../../ui/ask.tsx';

type Words = { label: string; title: string; text: string; yes: string; no: string };
/** `run`: does it and gives the sentence that says so. */
type Props = { words: Words; isBusy: boolean; run: () => Promise<string> };

/** A button for what cannot be taken back: asks first, then says what became of it. */
export const AskButton = ({ words, isBusy, run }: Props) => {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    const said = await run().catch((error: unknown) => errorText(error, t));
    setIsAsking(false);
    notify(said);
  };
  return (
    <>
      <button type="button" className="ord-button" onClick={() => { setIsAsking(true); }}>{words.label}</button>
      <Ask isOpen={isAsking} isBusy={isBusy} title={words.title} text={words.text} yes={words.yes} no={words.no} onYes={() => void confirm()} onNo={() => { setIsAsking(false); }} />
    </>
  );
};
