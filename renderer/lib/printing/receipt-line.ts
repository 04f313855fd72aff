/** `huge`: four times as high as the rest. `isInverse`: white on black. `indent`: steps from the left edge. */
export type TextLine = {
  kind: 'text';
  text: string;
  align: 'left' | 'center';
  size: 'huge' | 'big' | 'normal' | 'small';
  isBold: boolean;
  isInverse?: boolean;
  indent?: number;
};
/** A receipt as lines, whatever prints them. `pair`: one word at each edge. `signature`: room to write on, with its word below. */
export type ReceiptLine =
  | TextLine
  | { kind: 'pair'; left: string; right: string; isBold: boolean }
  | { kind: 'rule' }
  | { kind: 'signature'; label: string }
  | { kind: 'qr'; text: string };
