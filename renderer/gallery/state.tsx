import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './gallery.module.css';

type SectionProps = { title: string; children: ReactNode };

/** One part of `ui/` with its states. */
export const Section = ({ title, children }: SectionProps) => (
  <section className={classes['section']} aria-label={title}>
    <Title order={2} size="h4">
      {title}
    </Title>
    <div className={classes['states']}>{children}</div>
  </section>
);

type StateProps = { name: string; isWide?: boolean; children: ReactNode };

/** A part in one state. */
export const State = ({ name, isWide = false, children }: StateProps) => (
  <div className={`${classes['state']} ${isWide ? classes['wide'] : ''}`}>
    <p className={classes['name']}>{name}</p>
    {children}
  </div>
);
