/** Scripts without spaces: a line may end after any sign of theirs. */
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`;
/** Signs that begin no line, and signs that end none. */
const CLOSING = '，。、；：！？）」』】》〉”’…·';
const OPENING = '（「『【《〈“‘(';

/** What a line is not broken within: a word, or one CJK sign, with the punctuation that clings to it. */
const UNIT = new RegExp(
  `[${OPENING}]*(?:[${CJK}][,.;:!?)]*|[^\\s${CJK}${CLOSING}${OPENING}]+)[${CLOSING}]*|\\s+|.`,
  'gu',
);
/** What is seen as one sign: a letter with its marks, a joined emoji, a flag. */
const SIGN = /\p{RI}\p{RI}|\P{M}[\p{M}\p{EMod}]*(?:\u200D\P{M}[\p{M}\p{EMod}]*)*|\p{M}/gu;

const graphemes = (text: string): string[] => text.match(SIGN) ?? [];

type Fit = { fits: (text: string) => boolean; lines: number };

/** As much of the text from its beginning as fits, with an ellipsis. */
const cut = (text: string, fits: Fit['fits']): string => {
  const signs = graphemes(text);
  while (signs.length > 0 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/** The most of a word that fits, at least one sign of it. */
const firstPart = (word: string, fits: Fit['fits']): string => {
  const signs = graphemes(word);
  let count = 1;
  while (count < signs.length && fits(signs.slice(0, count + 1).join(''))) count += 1;
  return signs.slice(0, count).join('');
};

/** The first line of a text: units as long as they fit; a word that is longer than a line is broken. */
const firstLine = (text: string, fits: Fit['fits']): string => {
  let line = '';
  for (const [unit] of text.matchAll(UNIT)) {
    if (!fits((line + unit).trimEnd())) break;
    line += unit;
  }
  return line === '' ? firstPart(text.match(UNIT)?.[0] ?? '', fits) : line;
};

/**
 * A text in at most so many lines, each of which fits; what is left over is cut with an ellipsis.
 * `fits` measures a line in the letters it is drawn with.
 */
export const fitLines = (text: string, { fits, lines }: Fit): string[] => {
  const found: string[] = [];
  let rest = text.trim().replaceAll(/\s+/g, ' ');
  while (rest !== '') {
    if (found.length === lines - 1 && !fits(rest)) return [...found, cut(rest, fits)];
    const line = firstLine(rest, fits);
    found.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return found;
};
