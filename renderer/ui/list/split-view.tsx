import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './split-view.module.css';

/** From this width on, a list and what was opened from it are shown side by side. */
export const SIDE_BY_SIDE = '(min-width: 97.5em)';

/** A list, and beside it or over it what was opened from it. The list stays where it was scrolled to, and is out of reach while it is covered. */
export const SplitView = ({ list, detail }: { list: ReactNode; detail: ReactNode | null }) => {
  const isWide = useMediaQuery(SIDE_BY_SIDE, window.matchMedia(SIDE_BY_SIDE).matches);
  const isOpen = detail !== null;
  return (
    <div className={classes['split']} data-open={isOpen}>
      <div className={classes['list']} inert={isOpen && !isWide}>
        {list}
      </div>
      {isOpen && <div className={classes['detail']}>{detail}</div>}
    </div>
  );
};
