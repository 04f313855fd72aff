import { useQuery } from '@tanstack/react-query';
import { REMARK_TAGS, type RemarkTag } from '#shared/codes/remark-tag.ts';
import { toggleRemarkTag } from '#shared/order/checkout/remark-tags.ts';
import { changeDraft } from '../checkout-draft.ts';
import { useShopT } from '../../shop-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { remarksQuery } from '../checkout-queries.ts';
import type { Checkout } from '../use-checkout.ts';

const MOST_LETTERS = 200;

/** Nine quick remarks (spec 001 §9), free text, and earlier remarks. Every letter is stored as it is typed. */
export const RemarkSheet = ({
  checkout: { shop, draft },
  onClose,
}: {
  checkout: Checkout;
  onClose: () => void;
}) => {
  const t = useShopT(shop);
  const { data } = useQuery(remarksQuery(shop));
  const tags: readonly { tag: RemarkTag; text: string }[] =
    data?.result ??
    (shop.calls.remarks === null ? [] : REMARK_TAGS).map((tag) => ({
      tag,
      text: t(`checkout.remark.${tag}`),
    }));
  return (
    <Sheet
      title={t('checkout.remark')}
      onClose={onClose}
      foot={
        <Button isBlock onPress={onClose}>
          {t('checkout.done')}
        </Button>
      }
    >
      {tags.length > 0 && (
        <div className="checkout__tags" role="group" aria-label={t('checkout.remarkTags')}>
          {tags.map(({ tag, text }) => (
            <button
              key={tag}
              type="button"
              className="checkout__tag"
              aria-pressed={draft.remarkTags.includes(tag)}
              onClick={() =>
                changeDraft(shop, { remarkTags: toggleRemarkTag(draft.remarkTags, tag) })
              }
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <label className="checkout__label" htmlFor="checkout-remark">
        {t('checkout.remarkText')}
      </label>
      <textarea
        id="checkout-remark"
        className="checkout__text"
        rows={3}
        maxLength={MOST_LETTERS}
        placeholder={t('checkout.remarkPlaceholder')}
        value={draft.remarks}
        aria-describedby="checkout-remark-left"
        onChange={(event) => changeDraft(shop, { remarks: event.target.value })}
      />
      <p className="checkout__hint" id="checkout-remark-left">
        {t('checkout.remarkLeft', { count: MOST_LETTERS - draft.remarks.length })}
      </p>
      {(data?.recent ?? []).length > 0 && (
        <>
          <h3 className="checkout__label">{t('checkout.remarkRecent')}</h3>
          <ul className="checkout__recent">
            {data?.recent.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  className="checkout__tag"
                  onClick={() => changeDraft(shop, { remarks: text })}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
};
