import type { ReactNode } from 'react';
import classes from './hidden-text.module.css';

/** Visually hidden text for screen readers. Lighter than the kit's own, for lists of hundreds of rows. */
export const HiddenText = ({
  children,
  as: Tag = 'span',
  role,
}: {
  children: ReactNode;
  as?: 'span' | 'p' | 'h1';
  role?: 'status';
}) => (
  <Tag className={classes['hidden']} role={role}>
    {children}
  </Tag>
);
