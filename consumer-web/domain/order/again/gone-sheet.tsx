import './gone-sheet.css';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { price } from '#shared/format/money.ts';
import type { T } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { useShopT, type ShopWords } from '../../shop-words.ts';
import type { Gone } from '../store-orders.ts';

type Props = {
  words: ShopWords;
  gone: readonly Gone[];
  added: number;
  /** The page of the store; null where the guest is there already. */
  storePath: string | null;
  onClose: () => void;
};

const whyWords = (one: Gone, t: T): string => {
  if (one.why === 'less') return t('orders.gone.less', { count: one.count });
  if (one.why === 'hours') return t('orders.gone.hours', { hours: one.hours });
  if (one.why === 'fullPrice') return t('orders.gone.fullPrice', { price: price(one.price) });
  return t(`orders.gone.${one.why}`);
};

const WORDS = {
  none: { title: 'orders.againNone', text: 'orders.againNoneText' },
  some: { title: 'orders.againGone', text: 'orders.againGoneText' },
  dearer: { title: 'orders.againDearer', text: 'orders.againDearerText' },
} as const;

/** Whether nothing, or not all, of an order is in the cart; or all of it, some at a higher price. */
const stateOf = (gone: readonly Gone[], isAll: boolean): keyof typeof WORDS => {
  if (isAll) return 'none';
  return gone.every(({ why }) => why === 'fullPrice') ? 'dearer' : 'some';
};

/** What of an old order is no longer available, and where to go from here. */
export const GoneSheet = ({ words, gone, added, storePath, onClose }: Props) => {
  const t = useShopT({ words });
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isAll = added === 0;
  const { title, text } = WORDS[stateOf(gone, isAll)];
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
      <h2 id={id}>{t(title)}</h2>
      <ul className="ord-gone">
        {gone.map((one) => (
          <li key={`${one.name}/${one.why}`}>
            <span>{one.name}</span>
            <span className="tag tag--neutral">{whyWords(one, t)}</span>
          </li>
        ))}
      </ul>
      <p>{t(text)}</p>
      <div className="ask__actions">
        <Button tone={storePath === null ? 'main' : 'quiet'} onPress={onClose}>
          {t(storePath === null ? 'orders.againOk' : 'orders.againStay')}
        </Button>
        {storePath !== null && (
          <Button onPress={() => void navigate(storePath)}>
            {t(isAll ? 'orders.againStore' : 'orders.againGo')}
          </Button>
        )}
      </div>
    </dialog>
  );
};
