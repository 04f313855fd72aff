import { MOST_REASON_TEXT } from '#shared/order/refund/refund-form.ts';
import { useT } from '../../../lib/i18n.ts';

/** What happened, in the guest's own words. */
export const ReasonText = ({ text, onText }: { text: string; onText: (text: string) => void }) => {
  const t = useT();
  return (
    <section className="card">
      <label className="card__title" htmlFor="refund-text">
        {t('reimburse.text')}
      </label>
      <textarea
        id="refund-text"
        className="rf-text"
        rows={3}
        maxLength={MOST_REASON_TEXT}
        value={text}
        placeholder={t('reimburse.textPlace')}
        onChange={(event) => onText(event.target.value)}
      />
      <p className="rf-note num">
        {t('reimburse.textCount', { count: [...text].length, limit: MOST_REASON_TEXT })}
      </p>
    </section>
  );
};
