import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

export type Health = 'good' | 'wait' | 'bad' | 'idle';

type Props = {
  icon: TablerIcon;
  title: string;
  health: Health;
  says: string;
  testId: string;
  state?: string;
  children: ReactNode;
};

/** One kind of scanner: what it is, how it is in words and by a sign, and what can be done. */
export const Panel = ({ icon: Icon, title, health, says, testId, state, children }: Props) => (
  <section className={classes['panel']} aria-label={title} data-testid={testId} data-state={state}>
    <header className={classes['head']}>
      <Icon size={26} aria-hidden />
      <h2 className={classes['title']}>{title}</h2>
      <span className={classes['says']} data-health={health} role="status">
        {says}
      </span>
    </header>
    {children}
  </section>
);
