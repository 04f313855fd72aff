type Declaration = { prop: string; value: string };

/** Lines, shadows and letters stay as they are; lengths of a root's own and text have units of their own. */
const FIXED =
  /^(--(u|column|safe-.*)|font(-size)?|letter-spacing|.*shadow|filter|backdrop-filter|outline.*|border(-(top|right|bottom|left|inline|block)(-(start|end))?)?(-width)?)$/;
/** A quoted word or an address as it stands, or a length in pixels. */
const TOKENS = /url\([^)]*\)|"[^"]*"|'[^']*'|(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))px\b/g;
/** Below this a length is a line or a nudge. */
const LEAST = 10;

/** The value of a declaration whose pixels are counted in `--u`, a pixel that grows with the text on small tablets. */
export const grownValue = (prop: string, value: string): string =>
  FIXED.test(prop)
    ? value
    : value.replaceAll(TOKENS, (token, length?: string) =>
        length === undefined || Math.abs(Number(length)) < LEAST
          ? token
          : `calc(${length} * var(--u))`,
      );

/**
 * A step of the style sheets: between 480 and 750 pixels a screen's text is up to twice as large
 * (spec 000 §2, §9), and fields, pictures and distances that are written in pixels grow with it.
 */
export const growLengths = () => ({
  postcssPlugin: 'senado-grow-lengths',
  Declaration: (declaration: Declaration): void => {
    const value = grownValue(declaration.prop, declaration.value);
    // the step is called again for what it changed
    if (value !== declaration.value) declaration.value = value;
  },
});
