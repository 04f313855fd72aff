import './classes.css';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

export const ClassesSkeleton = () => (
  <div className="classes">
    <div className="classes__side">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
    <div className="classes__main">
      <Skeleton height={132} radius={14} />
    </div>
  </div>
);

type Props = {
  label: string;
  all: readonly { id: string; name: string }[];
  chosenId: string;
  onChoose: (id: string) => void;
  children: ReactNode;
};

/** Classes at the side, one of them pressed, and what the chosen one holds beside them. */
export const Classes = ({ label, all, chosenId, onChoose, children }: Props) => (
  <div className="classes">
    <div className="classes__side" role="group" aria-label={label}>
      {all.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="plain classes__one"
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
    {children}
  </div>
);
