type Field = HTMLInputElement | HTMLTextAreaElement;

const NO_TEXT = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'submit',
  'reset',
  'file',
  'color',
  'image',
]);

const fieldOf = (element: Element | null): Field | null => {
  if (element instanceof HTMLTextAreaElement) return element;
  return element instanceof HTMLInputElement && !NO_TEXT.has(element.type) ? element : null;
};

/** Sets a value so that React notices: through the prototype's setter, then an input event. */
const setValue = (field: Field, value: string): void => {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const putCaret = (field: Field, start: number | null, end: number | null): void => {
  try {
    if (start !== null) field.setSelectionRange(start, end);
  } catch {
    // a field of this type has no caret to put
  }
};

export type FieldMemory = { restore(): void };

/** What the focused text field held before a burst began, to be put back when the burst was a scanner's. */
const take = (): FieldMemory | null => {
  const field = fieldOf(document.activeElement);
  if (!field) return null;
  const { value, selectionStart, selectionEnd } = field;
  return {
    restore: () => {
      // a composition that is still open would be written into the field again: blurring the field closes it
      const isFocused = document.activeElement === field;
      if (isFocused) field.blur();
      if (field.value !== value) setValue(field, value);
      if (isFocused) field.focus({ preventScroll: true });
      putCaret(field, selectionStart, selectionEnd);
    },
  };
};

const keyEvent = (type: string, key: string): KeyboardEvent =>
  new KeyboardEvent(type, { key, bubbles: true, cancelable: true });

/** Gives a character to the page as if it had been typed just now: key events first, then the text, a press where it is a space on a button. */
const write = (text: string): void => {
  const target = document.activeElement ?? document.body;
  const goesOn = target.dispatchEvent(keyEvent('keydown', text));
  if (goesOn) {
    const field = fieldOf(target);
    if (field && !field.readOnly && !field.disabled) {
      // the only way to write that keeps the field's own undo list
      if (!document.execCommand('insertText', false, text)) setValue(field, field.value + text);
    } else if (text === ' ' && target instanceof HTMLElement) target.click();
  }
  target.dispatchEvent(keyEvent('keyup', text));
};

export const fieldMemory = { take, write };
