import './print-view.css';
import { encode } from 'uqr';
import type { PaperWidth } from './printer-setup.ts';
import type { ReceiptLine, TextLine } from './receipt-line.ts';

const element = (name: string, classes: string, words = ''): HTMLElement => {
  const made = document.createElement(name);
  made.className = classes;
  made.textContent = words;
  return made;
};

const SVG = 'http://www.w3.org/2000/svg';
const qrOf = (text: string): SVGElement => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('class', 'qr');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute(
    'd',
    data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
  );
  picture.append(path);
  return picture;
};

const textNode = ({ text, align, size, isBold, isInverse, indent = 0 }: TextLine): HTMLElement => {
  const marks = [isBold && 'bold', isInverse === true && 'inverse'].filter(Boolean);
  const node = element('p', [align, size, ...marks].join(' '), text);
  node.style.setProperty('--indent', String(indent));
  return node;
};

const nodeOf = (line: ReceiptLine): Element => {
  switch (line.kind) {
    case 'text':
      return textNode(line);
    case 'pair': {
      const pair = element('p', 'pair');
      pair.append(element('span', '', line.left), element('span', '', line.right));
      return pair;
    }
    case 'rule':
      return element('hr', '');
    case 'signature':
      return element('p', 'signature', line.label);
    case 'qr':
      return qrOf(line.text);
  }
};

const MM_A_PIXEL = 25.4 / 96;

/**
 * Adds papers that only print, and hides the page itself from the print. Returns the size of the paper and a removal.
 * Written for the system's printers and for PDF: here letters stay letters.
 */
export const showForPrint = (
  papers: readonly (readonly ReceiptLine[])[],
  widthMm: PaperWidth,
): { heightMm: number; remove: () => void } => {
  const root = element('div', '');
  root.id = 'senado-print';
  root.setAttribute('aria-hidden', 'true');
  root.style.setProperty('--paper', `${widthMm}mm`);
  for (const lines of papers) {
    const paper = element('section', '');
    paper.append(...lines.map(nodeOf));
    root.append(paper);
  }
  document.body.append(root);
  const tallest = Math.max(
    ...[...root.children].map((paper) => paper.getBoundingClientRect().height),
  );
  const heightMm = Math.ceil(tallest * MM_A_PIXEL) + 4;
  const size = element('style', '', `@page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }`);
  root.append(size);
  document.documentElement.dataset['printing'] = 'receipt';
  return {
    heightMm,
    remove: () => {
      root.remove();
      delete document.documentElement.dataset['printing'];
    },
  };
};
