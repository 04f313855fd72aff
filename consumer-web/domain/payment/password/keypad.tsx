import './keypad.css';
import { useState, type KeyboardEvent } from 'react';
import { useT } from '../../../lib/i18n.ts';

const LENGTH = 6;
/** The sign of the key that deletes; its name is said in words. */
const ERASE = '⌫';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

type Props = {
  /** What is entered. */
  label: string;
  isBusy: boolean;
  onDone: (password: string) => void;
};

const Dots = ({ count }: { count: number }) => (
  <div className="keypad__dots" aria-hidden="true" data-testid="keypad-dots" data-count={count}>
    {Array.from({ length: LENGTH }, (_, place) => (
      <i key={place} className={place < count ? 'keypad__dot--on' : undefined} />
    ))}
  </div>
);

/**
 * Keys of our own for a payment password: no field, so that nothing fills it in, keeps it or suggests
 * it. A screen reader hears that a digit came, not which. Forgets the digits once they are handed over.
 */
export const Keypad = ({ label, isBusy, onDone }: Props) => {
  const t = useT();
  const [digits, setDigits] = useState('');
  const handleDigit = (digit: string): void => {
    if (isBusy) return;
    const next = digits + digit;
    setDigits(next.length === LENGTH ? '' : next);
    if (next.length === LENGTH) onDone(next);
  };
  const handleErase = (): void => setDigits(digits.slice(0, -1));
  const handleKey = (event: KeyboardEvent): void => {
    if (/^\d$/.test(event.key)) handleDigit(event.key);
    else if (event.key === 'Backspace') handleErase();
    else return;
    event.preventDefault();
  };
  const count = isBusy ? LENGTH : digits.length;
  return (
    <div
      className="keypad"
      role="group"
      aria-label={label}
      tabIndex={0}
      ref={focusAtOnce}
      onKeyDown={handleKey}
    >
      <Dots count={count} />
      <p className="unseen" role="status">
        {isBusy ? t('payPassword.checking') : t('payPassword.entered', { count })}
      </p>
      <div className="keypad__keys" role="group" aria-label={t('payPassword.keys')}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={`keypad__key${digit === '0' ? ' keypad__key--zero' : ''}`}
            disabled={isBusy}
            onClick={() => handleDigit(digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="keypad__key keypad__key--erase"
          aria-label={t('payPassword.erase')}
          disabled={isBusy || digits === ''}
          onClick={handleErase}
        >
          {ERASE}
        </button>
      </div>
    </div>
  );
};

/** A keyboard's digits go to the keys as soon as they are there. */
function focusAtOnce(keys: HTMLElement | null): void {
  keys?.focus({ preventScroll: true });
}
