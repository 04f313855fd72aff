import './purchase-row.css';
import type { ReactNode } from 'react';

type Props = { testId: string; name: string; notes: ReactNode; end: ReactNode };

/** A line of what was bought from the platform: what it is, and at its end its price and state. */
export const PurchaseRow = ({ testId, name, notes, end }: Props) => (
  <li className="card purchase num" data-testid={testId}>
    <div className="purchase__what">
      <strong>{name}</strong>
      {notes}
    </div>
    <div className="purchase__end">{end}</div>
  </li>
);
