import './field.css';
import { useId, useRef } from 'react';
import { Button } from './button.tsx';

/** The words of the field, from the area that uses it. */
export type CodeWords = { label: string; hint: string; send: string; demo: string; fill: string };
type Props = {
  code: string;
  words: CodeWords;
  /** What is wrong, in a sentence; `isBad` when that is the code itself. */
  why: string | null;
  isBad: boolean;
  isSending: boolean;
  isWaiting: boolean;
  /** The code of the demonstration town: no message is sent there. */
  demoCode: string | null;
  onCode: (code: string) => void;
  /** `focus` moves to the code once it is on its way. */ onSend: (focus: () => void) => void;
};

/** A one-time code of six digits, and the button that sends it. */
export const CodeField = ({
  code,
  words,
  why,
  isBad,
  isSending,
  isWaiting,
  demoCode,
  onCode,
  onSend,
}: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {words.label}
      </label>
      <div className="field__pair">
        <div className={`field__box${isBad ? ' field__box--bad' : ''}`}>
          <input
            ref={input}
            id={id}
            className="field__input field__input--code num"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            maxLength={6}
            value={code}
            placeholder={words.hint}
            aria-invalid={isBad}
            aria-describedby={why === null ? undefined : `${id}-why`}
            onChange={(event) => onCode(event.target.value.normalize('NFKC').replace(/\D/g, ''))}
          />
        </div>
        <Button
          tone="quiet"
          isBusy={isSending}
          isDisabled={isWaiting}
          onPress={() => onSend(() => input.current?.focus())}
        >
          {words.send}
        </Button>
      </div>
      {why !== null && (
        <p className="field__why" id={`${id}-why`} role="alert">
          {why}
        </p>
      )}
      {demoCode !== null && (
        <div className="demo">
          <p>
            {words.demo}
            <strong className="demo__code num" data-testid="demo-code">
              {demoCode}
            </strong>
          </p>
          <Button size="small" tone="quiet" onPress={() => onCode(demoCode)}>
            {words.fill}
          </Button>
        </div>
      )}
    </div>
  );
};
