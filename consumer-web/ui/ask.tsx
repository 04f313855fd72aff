import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  title: string;
  text: string;
  yes: string;
  no: string;
  isOpen: boolean;
  isBusy?: boolean;
  /** A box to tick between the text and the answers. */
  option?: {
    label: string;
    hint: string;
    isTicked: boolean;
    onTick: (isTicked: boolean) => void;
  };
  onYes: () => void;
  onNo: () => void;
};

const Option = ({ label, hint, isTicked, onTick }: NonNullable<Props['option']>) => (
  <label className="ask__option">
    <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
    <span>
      <b>{label}</b>
      <small>{hint}</small>
    </span>
  </label>
);

/** A question before something that cannot be taken back. The browser's own dialog: it holds the focus and closes on Escape. */
export const Ask = (props: Props) => {
  const { title, text, yes, no, isOpen, isBusy = false, option, onYes, onNo } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
    >
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {option && <Option {...option} />}
      <div className="ask__actions">
        <Button tone="quiet" onPress={onNo}>
          {no}
        </Button>
        <Button tone="danger" isBusy={isBusy} onPress={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
};
