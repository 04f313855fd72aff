import './gift-ticket.css';
import type { ReactNode } from 'react';

/** What is given away: what it takes off and from how much on, its name, until when. All of it words, but for what can be done with it at its end. */
export type Gift = {
  id: string;
  face: string;
  limit: string;
  name: string;
  note: string;
  isHad?: boolean;
  end?: ReactNode;
};

/** Gifts as tickets, one below the other. */
export const GiftTickets = ({ gifts }: { gifts: readonly Gift[] }) => (
  <ul className="gifts">
    {gifts.map(({ id, face, limit, name, note, isHad = false, end }) => (
      <li key={id} className={`gift${isHad ? ' gift--had' : ''}`} data-testid="gift">
        <div className="gift__stub">
          <span className="gift__face num">{face}</span>
          <span className="gift__limit num">{limit}</span>
        </div>
        <div className="gift__body">
          <span className="gift__name">{name}</span>
          <span className="gift__note num">{note}</span>
        </div>
        {end}
      </li>
    ))}
  </ul>
);
