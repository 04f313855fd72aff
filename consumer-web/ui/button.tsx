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

/** A button that is deaf while its own work runs, so that a second tap does nothing. */
export const Button = ({
  children,
  onPress,
  tone = 'main',
  size = 'normal',
  type = 'button',
  isBlock = false,
  isBusy = false,
  isDisabled = false,
  label,
}: Props) => {
  // the dots of a busy button take the place of its words
  const name = label ?? (isBusy && typeof children === 'string' ? children : undefined);
  const isDeaf = isBusy || isDisabled;
  return (
    <button
      type={type}
      disabled={isDeaf}
      className={`button button--${tone} button--${size}${isBlock ? ' button--block' : ''}${isBusy ? ' button--busy' : ''}`}
      {...(onPress && {
        onClick: () => {
          onPress();
        },
      })}
      {...(name !== undefined && { 'aria-label': name })}
      aria-busy={isBusy}
    >
      {isBusy ? (
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : (
        children
      )}
    </button>
  );
};
