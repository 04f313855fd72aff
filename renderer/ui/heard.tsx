import type { ReactNode } from 'react';
import classes from './heard.module.css';

/** What is heard and not seen. Lighter than the kit's own, for rows that are drawn by the hundred. */
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
