import { ActionIcon, Paper, Title, Tooltip } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import classes from './detail-parts.module.css';

type HeadProps = {
  picture: string;
  title: string;
  below: ReactNode;
  side?: ReactNode;
  onBack: () => void;
};

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=dialog],[role=listbox],input,textarea,select') !== null;

/** Name and picture of what was opened, and the way back: a button, or Escape. The name takes the focus, so that a reader starts there. */
export const DetailHead = ({ picture, title, below, side, onBack }: HeadProps) => {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event.target)) onBack();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onBack]);
  return (
    <header className={classes['head']}>
      <Tooltip label={t('console.list.back')}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('console.list.back')}
          onClick={onBack}
          data-testid="detail-back"
        >
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <img className={classes['picture']} src={picture} alt="" width={72} height={72} />
      <div className={classes['what']}>
        <h2 ref={heading} tabIndex={-1} className={classes['title']} data-testid="detail-title">
          {title}
        </h2>
        <div className={classes['below']}>{below}</div>
      </div>
      {side && <div className={classes['side']}>{side}</div>}
    </header>
  );
};

/** One card of a detail. */
export const DetailCard = ({
  title,
  note,
  children,
  testId,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  testId?: string;
}) => (
  <Paper withBorder radius="lg" p="md" component="section" aria-label={title} data-testid={testId}>
    <div className={classes['cardHead']}>
      <Title order={3} size="1.0625rem">
        {title}
      </Title>
      {note}
    </div>
    {children}
  </Paper>
);

export type Fact = { label: string; value: ReactNode; id?: string } | null | false;

/** Labels and what they hold; a fact that is null or false is not there. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes['facts']}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd data-testid={fact.id}>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Two columns of cards where there is room: the first is the wider. */
export const DetailColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={classes['columns']}>
    <div className={classes['column']}>{main}</div>
    <div className={classes['column']}>{side}</div>
  </div>
);

export const DetailPage = ({ children, testId }: { children: ReactNode; testId: string }) => (
  <article className={classes['page']} data-testid={testId}>
    {children}
  </article>
);
