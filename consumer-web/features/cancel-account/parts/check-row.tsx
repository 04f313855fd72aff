import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';

const ICONS = { good: 'check', bad: 'close' } as const;

type Props = { tone: keyof typeof ICONS; text: string; hint?: string; children?: ReactNode };

/** One checked point: a sign, its result, and what can be done about it. */
export const CheckRow = ({ tone, text, hint, children }: Props) => (
  <li className="cancel__row">
    <span className={`cancel__sign cancel__sign--${tone}`}>
      <Icon name={ICONS[tone]} />
    </span>
    <span>
      {text}
      {hint !== undefined && <small>{hint}</small>}
    </span>
    {children}
  </li>
);
