import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { ReceiptLine, TextLine } from '../../../lib/printing/receipt-line.ts';

type Line = DeskOrder['lines'][number];

export const text = (
  words: string,
  more: Partial<Omit<TextLine, 'kind' | 'text'>> = {},
): TextLine => ({
  kind: 'text',
  text: words,
  align: 'left',
  size: 'normal',
  isBold: false,
  ...more,
});
export const RULE: ReceiptLine = { kind: 'rule' };
export const middle = { align: 'center' } as const;
export const bar = { size: 'big', isBold: true, isInverse: true } as const;

/** What was chosen of a dish, below it. */
export const chosen = ({
  name,
  sku,
  options,
}: Pick<Line, 'name' | 'sku' | 'options'>): TextLine[] =>
  [sku === name ? '' : sku, ...options.split(/、|, /)]
    .filter((part) => part !== '')
    .map((option) => text(option, { indent: 1 }));

/** In white on black what may be in a dish; louder where the guest has said that they are allergic. */
export const warning = (
  { allergens }: Pick<Line, 'allergens'>,
  { flags }: Pick<DeskOrder, 'flags'>,
  t: Translate,
): TextLine[] => {
  if (allergens.length === 0) return [];
  const names = allergens.join(t('desk.comma'));
  return [
    text(t(flags.includes('ALLERGY') ? 'print.allergy' : 'print.contains', { names }), {
      isBold: true,
      isInverse: true,
    }),
  ];
};
