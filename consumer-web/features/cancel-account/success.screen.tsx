import './cancel.css';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

/** It is done. The receipt's number is digits; anything else in the address is not shown. */
export const CancelSuccessScreen = () => {
  const t = useT();
  const no = useSearchParams()[0].get('no') ?? '';
  return (
    <Page title={t('title.cancelSuccess')}>
      <StateView title={t('cancel.doneTitle')} text={t('cancel.doneText')}>
        {/^\d{10}$/.test(no) && (
          <p className="cancel__receipt">
            <span>{t('cancel.receipt')}</span>
            <strong data-testid="receipt-no">{no}</strong>
            <small>{t('cancel.receiptNote')}</small>
          </p>
        )}
        <Link replace className="button-link" to="/">
          {t('cancel.home')}
        </Link>
      </StateView>
    </Page>
  );
};
