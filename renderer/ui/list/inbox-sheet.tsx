import type { RefObject } from 'react';
import classes from './inbox.module.css';
import { PagedList, type PagedListProps } from './paged-list.tsx';

type Props = PagedListProps & {
  label: string;
  /** Takes the focus when a row leaves the list with the button that was pressed. */
  sheet: RefObject<HTMLElement | null>;
};

/** The rows of an inbox; only they scroll. */
export const InboxSheet = ({ label, sheet, children, ...list }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
  <section ref={sheet} className={classes['sheet']} aria-label={label} tabIndex={0}>
    <PagedList {...list}>
      <ul className={classes['list']}>{children}</ul>
    </PagedList>
  </section>
);
