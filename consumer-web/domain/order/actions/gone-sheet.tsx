import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { Gone } from '../store-orders.ts';

type Props = {
  gone: readonly Gone[];
  added: number;
  storePath: string;
  onClose: () => void;
};

/** What of an old order is no longer available, and where to go from here. */
export const GoneSheet = ({ gone, added, storePath, onClose }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isAll = added === 0;
  const handleCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={id}
      data-testid="again-gone"
      onCancel={handleCancel}
    >
      <h2 id={id}>{t(isAll ? 'orders.againNone' : 'orders.againGone')}</h2>
      <ul className="ord-gone">
        {gone.map((one) => (
          <li key={one.name}>
            <span>{one.name}</span>
            <span className="tag tag--neutral">
              {t(`orders.gone.${one.why}`, one.why === 'less' ? { count: one.count } : {})}
            </span>
          </li>
        ))}
      </ul>
      <p>{t(isAll ? 'orders.againNoneText' : 'orders.againGoneText')}</p>
      <div className="ask__actions">
        <Button tone="quiet" onPress={onClose}>
          {t('orders.againStay')}
        </Button>
        <Button onPress={() => void navigate(storePath)}>
          {t(isAll ? 'orders.againStore' : 'orders.againGo')}
        </Button>
      </div>
    </dialog>
  );
};
