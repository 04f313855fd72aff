import type { ReactNode } from 'react';
import classes from './picture-cell.module.css';

/** A small picture with a name of at most two lines, and a line below it. */
export const PictureCell = ({
  picture,
  name,
  below,
  isCode = false,
}: {
  picture: string;
  name: string;
  below: ReactNode;
  isCode?: boolean;
}) => (
  <span className={classes['cell']}>
    <img
      className={classes['picture']}
      src={picture}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
    <span className={classes['what']}>
      <span className={classes['name']}>{name}</span>
      <span className={classes['below']} data-code={isCode}>
        {below}
      </span>
    </span>
  </span>
);
