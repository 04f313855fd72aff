import { useClickOutside, useFocusReturn, useFocusTrap } from '@mantine/hooks';
import { Suspense, type KeyboardEvent, type ReactNode } from 'react';
import classes from './bar-panel.module.css';

const Panel = ({ label, children }: { label: string; children: ReactNode }) => (
  <div ref={useFocusTrap()} role="dialog" aria-label={label} className={classes['panel']}>
    {children}
  </div>
);

type Props = {
  /** The button that opens it, with `aria-expanded`. */
  button: ReactNode;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel below the top bar. It holds the focus until Escape, or a press outside, closes it. The
 * kit's popover can do more, and would weigh as much as the rest of the frame.
 */
export const BarPanel = ({ button, label, isOpen, onClose, children }: Props) => {
  const all = useClickOutside<HTMLDivElement>(onClose, null, undefined, isOpen);
  useFocusReturn({ opened: isOpen });
  const handleKey = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={all} onKeyDown={handleKey}>
      {button}
      {isOpen && (
        <Suspense>
          <Panel label={label}>{children}</Panel>
        </Suspense>
      )}
    </div>
  );
};
