import ConfigProvider from 'antd-mobile/es/components/config-provider';
import Stepper from 'antd-mobile/es/components/stepper';
import enUS from 'antd-mobile/es/locales/en-US';
import zhHK from 'antd-mobile/es/locales/zh-HK';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import type { ProductDetail } from '../model.ts';
import type { Buyable } from '../quantity.ts';

type Props = { product: ProductDetail; can: Extract<Buyable, { ok: true }>; quantity: number; onChange: (quantity: number) => void };

/** Stock is worth a word when it is nearly gone. */
const FEW = 20;

/** How many, and why not more. */
export const QuantityRow = ({ product, can, quantity, onChange }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const base = language === 'en' ? enUS : zhHK;
  const locale = { ...base, Stepper: { ...base.Stepper, decrease: t('deal.less'), increase: t('deal.more') } };
  const notes = [
    ...(product.minPurchase > 1 ? [t('deal.least', { count: product.minPurchase })] : []),
    ...(product.limitCount > 0 ? [t('deal.limit', { count: product.limitCount })] : []),
    ...(product.stock >= 0 && product.stock <= FEW ? [t('deal.stockLeft', { count: product.stock })] : []),
  ];
  return (
    <section className="card quantity" aria-label={t('deal.quantity')}>
      <div>
        <h2 className="quantity__title">{t('deal.quantity')}</h2>
        {notes.length > 0 && <p className="quantity__note num">{notes.join(' · ')}</p>}
      </div>
      <ConfigProvider locale={locale}>
        <Stepper value={quantity} min={can.least} max={can.most} digits={0} onChange={onChange} aria-label={t('deal.quantity')} />
      </ConfigProvider>
    </section>
  );
};
