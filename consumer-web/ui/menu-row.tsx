import './menu-row.css';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';

/** A row that leads on: its name, and how things stand. */
export const MenuRow = ({
  to,
  name,
  children,
}: {
  to: string;
  name: string;
  children?: ReactNode;
}) => (
  <Link className="menu-row" to={to}>
    <span>{name}</span>
    <span className="menu-row__value num">{children}</span>
    <Icon name="next" />
  </Link>
);

/** A row that says something. */
export const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="menu-row">
    <span>{name}</span>
    <span className="menu-row__value num">{children}</span>
  </div>
);
