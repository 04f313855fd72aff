/** A tag of a part: its name without a prefix, and the text between it and the tag before. */
export type Tag = {
  name: string;
  attributes: string;
  isEnd: boolean;
  /** It ends itself: `<c/>`. */
  isWhole: boolean;
  text: string;
};

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const signOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return SIGNS[name] ?? whole;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};
/** Text as it was before it was written as XML. */
export const plainText = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, signOf) : text;

const ATTRIBUTES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['r', 's', 't', 'name', 'state', 'id', 'Id', 'Target', 'numFmtId', 'formatCode'].map((name) => [
    name,
    new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`),
  ]),
);
/** An attribute of a tag; null where it has none. */
export const attribute = ({ attributes }: Tag, name: string): string | null => {
  const found = attributes === '' ? null : ATTRIBUTES[name]!.exec(attributes);
  return found === null ? null : plainText(found[1] ?? found[2] ?? '');
};

const CDATA = '<![CDATA[';

/** The tags of a part in order. A part that breaks off, or that declares entities, throws. */
export function* tagsOf(xml: string): Generator<Tag> {
  let text = '';
  let at = 0;
  for (;;) {
    const open = xml.indexOf('<', at);
    if (open === -1) return;
    text += plainText(xml.slice(at, open));
    const isData = xml.startsWith(CDATA, open);
    const isNote = xml.startsWith('<!--', open);
    const close = isData ? ']]>' : isNote ? '-->' : '>';
    const end = xml.indexOf(close, open);
    if (end === -1) throw new SyntaxError('a part breaks off');
    at = end + close.length;
    if (isData) text += xml.slice(open + CDATA.length, end);
    if (isData || isNote || xml[open + 1] === '?') continue;
    if (xml[open + 1] === '!') throw new SyntaxError('a part declares something');
    const isEnd = xml[open + 1] === '/';
    const isWhole = xml[end - 1] === '/';
    const inner = xml.slice(open + (isEnd ? 2 : 1), isWhole ? end - 1 : end);
    const gap = inner.search(/\s/);
    const full = gap === -1 ? inner : inner.slice(0, gap);
    yield {
      name: full.slice(full.indexOf(':') + 1),
      attributes: gap === -1 ? '' : inner.slice(gap + 1),
      isEnd,
      isWhole,
      text,
    };
    text = '';
  }
}
