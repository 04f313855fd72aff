import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADDRESS_TAGS } from '#shared/codes/address-tag.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { kindIn, shopOf } from '../../../domain/shop.ts';
import { chooseOrderAddress } from '../../../domain/checkout/order-address.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { storage } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { dropDraft, useDraft, type AddressDraft } from '../draft.ts';
import { checkDraft, refusedFields, type FieldErrors } from '../form-errors.ts';
import { useSaveAddress } from '../mutations.ts';
import { useReturn } from '../use-return.ts';
import { ContactFields } from './contact-fields.tsx';
import { Chips, Field } from './field.tsx';
import { PlaceField } from './place-field.tsx';

/** Saves the form; errors are shown under their fields, and the first such field gets the focus. */
const useSubmit = (id: string | null, draft: AddressDraft) => {
  const t = useT();
  const goBack = useReturn();
  const [params] = useSearchParams();
  const storeId = params.get('storeId');
  const save = useSaveAddress(id);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft, t);
    setErrors(found);
    if (Object.keys(found).length > 0 || save.isPending) return;
    const { district: _shown, ...body } = draft;
    save.mutate(body, {
      onSuccess: (saved) => {
        dropDraft(id);
        storage.region.set(draft.region);
        if (storeId !== null)
          chooseOrderAddress(shopOf({ kind: kindIn(params), storeId }), saved.id);
        notify(t('address.saved'));
        goBack();
      },
      onError: (error) => {
        setErrors(refusedFields(error, t) ?? {});
      },
    });
  };
  const wrong =
    save.isError && refusedFields(save.error, t) === null ? errorText(save.error, t) : null;
  return {
    form,
    errors,
    wrong,
    submit,
    isBusy: save.isPending,
    clear: (...fields: (keyof FieldErrors)[]) => {
      setErrors((old) =>
        Object.fromEntries(
          Object.entries(old).filter(([field]) => !fields.some((one) => one === field)),
        ),
      );
    },
  };
};

/** Place, details, contact, label: the whole form. `initial` is the saved address or an empty one. */
export const AddressForm = ({ id, initial }: { id: string | null; initial: AddressDraft }) => {
  const t = useT();
  const { draft, isRestored, change, reset: handleReset } = useDraft(id, initial);
  const { form, errors, wrong, submit: handleSubmit, isBusy, clear } = useSubmit(id, draft);
  const changeContact = (part: Partial<AddressDraft>): void => {
    change(part);
    clear('contactName' in part ? 'name' : 'phone');
  };
  return (
    <form ref={form} className="aform" noValidate onSubmit={handleSubmit}>
      {isRestored && (
        <RestoredNote
          text={t('address.form.draft')}
          clearText={t('address.form.draftClear')}
          onClear={handleReset}
        />
      )}
      <Card title={t('address.form.where')}>
        <PlaceField draft={draft} id={id} why={errors.mapAddress ?? null} />
        <Field label={t('address.form.detail')} why={errors.detail ?? null}>
          {(props) => (
            <input
              {...props}
              className="afield__input"
              type="text"
              autoComplete="address-line2"
              maxLength={200}
              value={draft.detail}
              placeholder={t('address.form.detailHint')}
              onChange={(event) => {
                change({ detail: event.target.value });
                clear('detail');
              }}
            />
          )}
        </Field>
      </Card>
      <Card title={t('address.form.who')}>
        <ContactFields draft={draft} errors={errors} change={changeContact} />
      </Card>
      <Card title={t('address.form.more')}>
        <Chips
          label={t('address.form.tag')}
          options={ADDRESS_TAGS.map((tag) => [tag, t(`address.tag.${tag}`)])}
          value={draft.tag}
          onChoose={(tag) => change({ tag })}
        />
        <label className="aform__default">
          {t('address.form.default')}
          <input
            type="checkbox"
            role="switch"
            checked={draft.isDefault}
            onChange={(event) => change({ isDefault: event.target.checked })}
          />
        </label>
      </Card>
      <div className="dock">
        {wrong !== null && (
          <p className="alert aform__wrong" role="alert">
            {wrong}
          </p>
        )}
        <Button type="submit" isBlock isBusy={isBusy}>
          {t('address.form.save')}
        </Button>
      </div>
    </form>
  );
};
