import { useState } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import { alcoholAge, type AlcoholForm, type AlcoholReason } from '#shared/validate/alcohol-age.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePerson } from '../person.ts';

const PARTS = [
  { part: 'year', width: 4, text: 'checkout.year' },
  { part: 'month', width: 2, text: 'checkout.month' },
  { part: 'day', width: 2, text: 'checkout.day' },
] as const satisfies readonly { part: keyof AlcoholForm; width: number; text: TextKey }[];
const set = (change: Partial<AlcoholForm>): void => {
  usePerson.setState(({ alcohol }) => ({ alcohol: { ...alcohol, ...change } }));
};

/** Name, date of birth, and the tick: 18 or over (spec 001 §5, decision F12). `refusal`: why the order was not made without. */
export const AlcoholSheet = ({
  today,
  refusal,
  onClose,
}: {
  today: Day;
  refusal: string | null;
  onClose: () => void;
}) => {
  const t = useT();
  const alcohol = usePerson((person) => person.alcohol);
  const [reason, setReason] = useState<AlcoholReason | null>(null);
  const message = reason === null ? refusal : t(`validate.alcoholAge.${reason}`);
  const handleConfirm = (): void => {
    const checked = alcoholAge(alcohol, today);
    setReason(checked.ok ? null : checked.reason);
    if (checked.ok) onClose();
  };
  return (
    <Sheet
      title={t('checkout.alcohol')}
      onClose={onClose}
      foot={
        <Button isBlock onPress={handleConfirm}>
          {t('checkout.confirm')}
        </Button>
      }
    >
      <p className="checkout__hint">{t('checkout.alcoholText')}</p>
      <label className="checkout__label" htmlFor="alcohol-name">
        {t('checkout.alcoholName')}
      </label>
      <input
        id="alcohol-name"
        className="checkout__text"
        autoComplete="name"
        maxLength={60}
        value={alcohol.name}
        aria-invalid={reason === 'name'}
        onChange={(event) => set({ name: event.target.value })}
      />
      <fieldset className="checkout__birth">
        <legend className="checkout__label">{t('checkout.alcoholBirth')}</legend>
        {PARTS.map(({ part, width, text }) => (
          <label key={part} className="checkout__birth-part">
            <input
              className="checkout__text num"
              inputMode="numeric"
              maxLength={width}
              autoComplete={`bday-${part}`}
              value={alcohol[part] || ''}
              aria-invalid={reason === 'birthDate' || reason === 'tooYoung'}
              onChange={(event) =>
                set({ [part]: Number(event.target.value.normalize('NFKC').replace(/\D/g, '')) })
              }
            />
            <span>{t(text)}</span>
          </label>
        ))}
      </fieldset>
      <label className="checkout__tick">
        <input
          type="checkbox"
          checked={alcohol.isConfirmed}
          onChange={(event) => set({ isConfirmed: event.target.checked })}
        />{' '}
        {t('checkout.alcoholTick')}
      </label>
      {message !== null && (
        <p className="alert checkout__problem" role="alert">
          {message}
        </p>
      )}
    </Sheet>
  );
};
