import './pill-link.css';
import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** A link as a small outlined pill, at the end of a row. */
export const PillLink = ({ className, ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} className={className === undefined ? 'pill-link' : `pill-link ${className}`} />
);
