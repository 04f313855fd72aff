/** Words of letters stay whole, everything else breaks between characters. */
const PIECES = /[ -~À-ɏ]*[!-~À-ɏ] ?|\s|./gsu;

/** Cuts a text into lines that fit. `measure`: how wide a text is, in the unit of `width`. A word that fits no line is cut. */
export const wrap = (text: string, measure: (text: string) => number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  const put = (piece: string): void => {
    if (line === '' || measure((line + piece).trimEnd()) <= width) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  };
  for (const word of text.split(/(?<= )/).flatMap((part) => part.match(PIECES) ?? [])) {
    if (measure(word.trimEnd()) <= width) put(word);
    else for (const character of word) put(character);
  }
  if (line.trimEnd() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
};
