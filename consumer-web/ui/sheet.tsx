import './sheet.css';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { useNotice } from '../lib/notice.ts';
import { Icon } from './icons.tsx';
import { Messages } from './messages.tsx';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
  /** At the end of the head, before the way out. */
  end?: ReactNode;
  /** A picture or the like above the heading, which then is for screen readers only. */
  cover?: ReactNode;
};

/** An open dialog covers the page's own messages and silences its live region: so the sheet announces messages while it is open. */
const SheetNotice = () => {
  const [before] = useState(() => useNotice.getState().turn);
  return <Messages after={before} />;
};

/** A sheet from below: the browser's own dialog, which holds the focus and closes on Escape, the way back of the phone, or a tap beside it. */
export const Sheet = ({ title, onClose, children, foot, end, cover }: Props) => {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current?.open === false) dialog.current.showModal();
    return () => {
      // a dialog that is removed while open leaves the focus on the page's body
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  const close = (
    <button
      type="button"
      className="icon-button"
      aria-label={t('common.close')}
      onClick={() => dialog.current?.close()}
    >
      <Icon name="close" />
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className="pane"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="pane__inner">
        {cover === undefined ? (
          <header className="pane__head">
            <h2 id={id}>{title}</h2>
            {end}
            {close}
          </header>
        ) : (
          <header className="pane__cover">
            {cover}
            <h2 id={id} className="unseen">
              {title}
            </h2>
            <div className="pane__out">{close}</div>
          </header>
        )}
        <div className="pane__main">{children}</div>
        {foot !== undefined && <footer className="pane__foot">{foot}</footer>}
      </div>
      <SheetNotice />
    </dialog>
  );
};
