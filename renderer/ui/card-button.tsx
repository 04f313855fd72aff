import type { ComponentProps } from 'react';
import classes from './card-button.module.css';

/** A card of a list that is pressed as a whole; `aria-current` marks the one that is open. */
export const CardButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={classes['card']} {...props} />
);

/** A line of a card: one text at each end. */
export const CardLine = ({ children }: { children: ComponentProps<'span'>['children'] }) => (
  <span className={classes['line']}>{children}</span>
);
