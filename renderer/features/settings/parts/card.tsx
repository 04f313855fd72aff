import { Stack } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from '../settings.module.css';

/** One subject of the settings. */
export const Card = ({
  title,
  icon: Icon,
  testId,
  children,
}: {
  title: string;
  icon: TablerIcon;
  testId: string;
  children: ReactNode;
}) => {
  const heading = useId();
  return (
    <section className={classes['card']} aria-labelledby={heading} data-testid={testId}>
      <h2 id={heading} className={classes['head']}>
        <Icon size={24} aria-hidden />
        {title}
      </h2>
      <Stack gap="md">{children}</Stack>
    </section>
  );
};
