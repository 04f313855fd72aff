import type { ReactNode } from 'react';

type SectionProps = { title: string; children: ReactNode };

/** One part of `ui/` with its states. */
export const Section = ({ title, children }: SectionProps) => (
  <section className="gallery__section" aria-label={title}>
    <h2>{title}</h2>
    <div className="gallery__states">{children}</div>
  </section>
);

type StateProps = { name: string; isRow?: boolean; children: ReactNode };

/** A part in one state. `isRow`: small parts side by side. */
export const State = ({ name, isRow = false, children }: StateProps) => (
  <div className="gallery__state">
    <p className="gallery__name">{name}</p>
    {isRow ? <div className="gallery__row">{children}</div> : children}
  </div>
);
