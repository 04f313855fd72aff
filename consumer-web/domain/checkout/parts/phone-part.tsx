import type { PhoneRegion } from '#shared/validate/phone.ts';
import { changeDraft, type CheckoutDraft } from '../checkout-draft.ts';
import { useShopT } from '../../shop-words.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Problem } from '../problem.ts';
import type { CheckoutShop } from '../checkout-shop.ts';
import { FieldProblem, fieldId } from './row.tsx';

const REGIONS: readonly PhoneRegion[] = ['853', '852', '86'];

/** Whom the store calls about a pickup: the phone that one signed in with, unless another is written. */
export const PhonePart = ({
  shop,
  buyer,
  problem,
}: {
  shop: CheckoutShop;
  buyer: CheckoutDraft['buyer'];
  problem: Problem | null;
}) => {
  const t = useShopT(shop);
  const own = useSession((state) => state.member?.phone ?? '');
  const written = buyer ?? { region: '853', phone: '' };
  const change = (next: Partial<typeof written>): void => {
    changeDraft(shop, { buyer: { ...written, ...next } });
  };
  const isOwn = written.phone.trim() === '';
  const isWrong = problem?.field === 'phone';
  return (
    <div id={fieldId('phone')} className="checkout__field">
      <div className="checkout__phone">
        <span className="checkout__row-name" id="pickup-phone">
          {t('checkout.phone')}
        </span>
        <select
          aria-label={t('checkout.region')}
          value={written.region}
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
          value={written.phone}
          placeholder={own}
          aria-describedby="pickup-phone-hint"
          onChange={(event) => change({ phone: event.target.value })}
        />
      </div>
      <p className="checkout__hint" id="pickup-phone-hint">
        {isOwn ? t('checkout.phoneOwn', { phone: own }) : t('checkout.phoneHint')}
      </p>
      <FieldProblem field="phone" problem={problem} />
    </div>
  );
};
