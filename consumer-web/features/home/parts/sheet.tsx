import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';

/** A sheet from below: the browser's own dialog, which holds the focus and closes on Escape or a tap beside it. */
export const Sheet = ({ title, onClose, children, foot }: { title: string; onClose: () => void; children: ReactNode; foot?: ReactNode }) => {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => { if (dialog.current?.open === false) dialog.current.showModal(); }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={id} onClose={onClose} onClick={(event) => { if (event.target === dialog.current) dialog.current.close(); }}>
      <div className="sheet__inner">
        <header className="sheet__head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={() => dialog.current?.close()}><Icon name="close" /></button>
        </header>
        <div className="sheet__main">{children}</div>
        {foot !== undefined && <footer className="sheet__foot">{foot}</footer>}
      </div>
    </dialog>
  );
};
