import { useId, type ReactNode } from 'react';

/** A white card with a heading. */
export const Card = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Pairs of a name and a value. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {rows.map(([name, value]) => (
      <FactRow key={name} name={name} value={value} />
    ))}
  </dl>
);

const FactRow = ({ name, value }: { name: string; value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
