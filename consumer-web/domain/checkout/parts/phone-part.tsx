import type { PhoneRegion } from '#shared/validate/phone.ts';
import { changeDraft } from '../checkout-draft.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Phone } from '../missing.ts';
import type { Problem } from '../problem.ts';
import type { Shop } from '../../shop.ts';
import { FieldProblem, fieldId } from './row.tsx';

const REGIONS: readonly PhoneRegion[] = ['853', '852', '86'];

/** Whom the store calls about a pickup. */
export const PhonePart = ({
  shop,
  phone,
  problem,
}: {
  shop: Shop;
  phone: Phone;
  problem: Problem | null;
}) => {
  const t = useT();
  const change = (next: Partial<Phone>): void => {
    const { region, number } = { ...phone, ...next };
    changeDraft(shop, { buyer: { region, phone: number } });
  };
  const isWrong = problem?.field === 'phone';
  return (
    <div id={fieldId('phone')} className="checkout__field">
      <div className="checkout__phone">
        <span className="checkout__row-name" id="pickup-phone">
          {t('checkout.phone')}
        </span>
        <select
          aria-label={t('checkout.region')}
          value={phone.region}
          onChange={(event) => change({ region: event.target.value as PhoneRegion })}
        >
          {REGIONS.map((region) => (
            <option key={region} value={region}>
              +{region}
            </option>
          ))}
        </select>
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={15}
          aria-labelledby="pickup-phone"
          aria-invalid={isWrong}
          value={phone.number}
          onChange={(event) => change({ number: event.target.value })}
        />
      </div>
      <p className="checkout__hint">{t('checkout.phoneHint')}</p>
      <FieldProblem field="phone" problem={problem} />
    </div>
  );
};
