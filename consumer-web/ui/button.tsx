import AdmButton from 'antd-mobile/es/components/button';
import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  onPress?: () => unknown;
  tone?: 'main' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  type?: 'button' | 'submit';
  isBlock?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  label?: string;
};

const TONES = { main: { color: 'primary', fill: 'solid' }, quiet: { color: 'primary', fill: 'outline' }, danger: { color: 'danger', fill: 'outline' } } as const;

/** A button that is deaf while its own work runs, so that a second tap does nothing. */
export const Button = ({ children, onPress, tone = 'main', size = 'normal', type = 'button', isBlock = false, isBusy = false, isDisabled = false, label }: Props) => {
  // the dots of a busy button take the place of its words
  const name = label ?? (isBusy && typeof children === 'string' ? children : undefined);
  return (
    <AdmButton
      {...TONES[tone]} type={type} block={isBlock} loading={isBusy} disabled={isDisabled} className={`button button--${size}`}
      {...(onPress && { onClick: () => { onPress(); } })} {...(name !== undefined && { 'aria-label': name })} aria-busy={isBusy}
    >
      {children}
    </AdmButton>
  );
};
