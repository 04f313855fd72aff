import './top-line.css';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';

type Props = {
  icon: ComponentProps<typeof Glyph>['name'];
  /** The page that it leads to. */
  to: string;
  /** What the button that puts it away is called. */
  close: string;
  /** It was opened or put away. */
  onSeen: () => void;
  children: ReactNode;
};

/** News over whatever page there is: a link, and a button that puts it away. */
export const TopLine = ({ icon, to, close, onSeen, children }: Props) => (
  <div className="top-line" role="status">
    <Glyph name={icon} size={18} />
    <Link className="top-line__text" to={to} onClick={onSeen}>
      {children}
    </Link>
    <button
      type="button"
      className="icon-button top-line__close"
      aria-label={close}
      onClick={onSeen}
    >
      <Icon name="close" size={18} />
    </button>
  </div>
);
