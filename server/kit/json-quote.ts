/** Texts as short as this are looked through here; longer ones are quoted by the engine. */
const SHORT = 48;

const isPlain = (text: string): boolean => {
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    // control characters, quotation mark, backslash, halves of characters
    if (unit < 32 || unit === 34 || unit === 92 || (unit >= 0xd800 && unit <= 0xdfff)) return false;
  }
  return true;
};

/** A text as JSON has it. */
export const quoted = (text: string): string =>
  text.length <= SHORT && isPlain(text) ? `"${text}"` : JSON.stringify(text);
