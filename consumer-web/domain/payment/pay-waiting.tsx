import './cashier.css';
import { useT } from '../../lib/i18n.ts';

/** While the bank, or the order after it, has not answered. */
export const PayWaiting = () => {
  const t = useT();
  return (
    <div className="state" role="status">
      <span className="cashier__spin" aria-hidden="true" />
      <h2 className="state__title">{t('pay.checking')}</h2>
      <p>{t('pay.checkingText')}</p>
    </div>
  );
};
