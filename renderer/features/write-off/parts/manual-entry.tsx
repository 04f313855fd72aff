import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { normaliseScan } from '#shared/voucher/code.ts';
import { scannedReceipt } from '../../../domain/receipt/record-of-receipt.ts';
import { useT } from '../../../lib/i18n.ts';
import { caretAfter, manualState, manualText } from '../scan/manual.ts';
import { takeScan } from '../this-till.ts';
import classes from './manual-entry.module.css';

const CODE_DIGITS = 12;

const useHint = (shown: string): { text: string; isBad: boolean } => {
  const t = useT();
  const state = manualState(shown);
  switch (state) {
    case 'empty':
      return { text: t('writeOff.manual.hint'), isBad: false };
    case 'short':
      return {
        text: t('writeOff.manual.left', { count: CODE_DIGITS - normaliseScan(shown).length }),
        isBad: false,
      };
    case 'ready':
      return { text: t('writeOff.manual.ready'), isBad: false };
    case 'order':
      return { text: t('writeOff.manual.order'), isBad: false };
    case 'checkDigit':
      return { text: t('writeOff.manual.checkDigit'), isBad: true };
    case 'badFormat':
      return { text: t('writeOff.manual.badFormat'), isBad: true };
  }
};

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** What is typed so far; kept by the page while a card or a verdict is shown. */ shown: string;
  onShown: (shown: string) => void;
  /** Another way, beside the hint. */ aside: ReactNode;
};

/** Typed entry: digits fall into groups of four, a mistyped code is reported at once; pasted text is cleaned. */
export const ManualEntry = ({ field, shown, onShown, aside }: Props) => {
  const t = useT();
  const caret = useRef<number | null>(null);
  const hint = useHint(shown);

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === field.current)
      field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const show = ({ value, selectionStart }: HTMLInputElement): void => {
    const grouped = manualText(value);
    caret.current = caretAfter(value, selectionStart ?? value.length, grouped);
    onShown(grouped);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    // what an input method is still composing is left to it
    if ((event.nativeEvent as InputEvent).isComposing) onShown(event.currentTarget.value);
    else show(event.currentTarget);
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>): void =>
    show(event.currentTarget);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const state = manualState(shown);
    const isReceipt = scannedReceipt(shown) !== null;
    if (!isReceipt && (state === 'empty' || state === 'short')) return;
    const isKnown = state === 'ready' || state === 'order' || isReceipt;
    if (takeScan('MANUAL', shown) && isKnown) onShown('');
  };

  return (
    <form className={classes['form']} onSubmit={handleSubmit} noValidate>
      <label className={classes['label']} htmlFor="manual-code">
        {t('writeOff.manual')}
      </label>
      <div className={classes['line']}>
        <input
          ref={field}
          id="manual-code"
          className={classes['input']}
          value={shown}
          onChange={onChange}
          onCompositionEnd={onCompositionEnd}
          placeholder={t('writeOff.manual.placeholder')}
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="manual-hint"
          aria-invalid={hint.isBad}
          data-testid="manual-entry"
        />
        <Button
          type="submit"
          h={72}
          px={28}
          fz="lg"
          radius="lg"
          leftSection={<IconSearch size={24} aria-hidden />}
          data-testid="manual-submit"
        >
          {t('writeOff.manual.submit')}
        </Button>
      </div>
      <div className={classes['under']}>
        <p
          id="manual-hint"
          className={classes['hint']}
          data-bad={hint.isBad}
          aria-live="polite"
          data-testid="manual-hint"
        >
          {hint.text}
        </p>
        {aside}
      </div>
    </form>
  );
};
