import type { ReactNode } from 'react';
import classes from './heard.module.css';

/** Visually hidden text for screen readers. Lighter than the kit's own, for lists of hundreds of rows. */
export const Heard = ({
  children,
  as: Tag = 'span',
  role,
}: {
  children: ReactNode;
  as?: 'span' | 'p' | 'h1';
  role?: 'status';
}) => (
  <Tag className={classes['heard']} role={role}>
    {children}
  </Tag>
);
