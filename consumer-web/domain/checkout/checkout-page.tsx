import './checkout.css';
import '../../ui/toggle.css';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../lib/i18n.ts';
import { laterSheet, useLoadEarly } from '../../lib/navigation/later-sheet.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { TABLEWARE_NOT_CHOSEN } from '#shared/order/checkout/tableware.ts';
import type { CheckoutShop } from './checkout-shop.ts';
import { withComboPrice } from './combo-beside.ts';
import { firstMissing, type Filled } from './missing.ts';
import { AddressPart, PickupPart } from './parts/address-part.tsx';
import { Bill } from './parts/bill.tsx';
import { ChangesSheet } from './parts/changes-sheet.tsx';
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx';
import { DetailsCard, type SheetName } from './parts/details-card.tsx';
import { GoodsCard } from './parts/goods-card.tsx';
import { NoStore, NothingToOrder } from './parts/nothing-to-order.tsx';
import { OffersCard } from './parts/offers-card.tsx';
import { PhonePart } from './parts/phone-part.tsx';
import { fieldId } from './parts/row.tsx';
import { SubmitDock } from './parts/submit-dock.tsx';
import { TimeRow } from './parts/time-row.tsx';
import { ValueCard } from './parts/value-card.tsx';
import { WaySwitch } from './parts/way-switch.tsx';
import type { OrderWish, Quote } from './checkout-model.ts';
import { askedField, type Problem } from './problem.ts';
import { useCheckout, type Checkout } from './use-checkout.ts';
import { useEarlyPress } from './use-early-press.ts';
import { useFeeNotice } from './use-fee-notice.ts';
import { useFilled } from './use-filled.ts';
import { useSubmit, type Submit } from './use-submit.ts';

const CheckoutSheets = laterSheet(
  async () => (await import('./parts/checkout-sheets.tsx')).CheckoutSheets,
);

const PriceSheet = laterSheet(async () => (await import('./parts/price-sheet.tsx')).PriceSheet);

/** Leads the eye to the field that a sentence is about. */
const useProblemInSight = (problem: Problem | null): void => {
  useEffect(() => {
    if (problem !== null)
      document
        .getElementById(fieldId(problem.field))
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [problem]);
};

/** What is missing opens at once: one press less. */
const SHEET_OF: Partial<Record<Problem['field'], SheetName>> = {
  time: 'time',
  tableware: 'tableware',
  alcohol: 'alcohol',
  risk: 'risk',
};

/** The order that a guest wishes for, at a price. */
const wishOf = (
  { body, combo, draft, way, asksTableware }: Checkout,
  { phone, alcohol, risk }: Filled,
  { usedGold: goldIds, totalPrice: orderPrice }: Quote,
): OrderWish => ({
  ...body!,
  goldIds,
  totalPrice: withComboPrice(orderPrice, combo),
  tablewareQty: asksTableware ? draft.tablewareQty : TABLEWARE_NOT_CHOSEN,
  remarks: draft.remarks,
  remarkTags: draft.remarkTags,
  outOfStock: draft.outOfStock,
  buyer: way === 'pickup' && phone !== null ? { region: phone.region, phone: phone.number } : null,
  alcohol,
  risk: risk && { ...risk, riskCertificateType: risk.riskCertificateType ?? 0 },
});

type FormParts = { checkout: Checkout; submit: Submit; filled: Filled };

/** The press on the button: shows what is missing, asks about a changed price, or sends the order. */
const usePress = (
  { checkout, submit, filled }: FormParts,
  onSheet: (sheet: SheetName | null) => void,
) => {
  const t = useT();
  return useEarlyPress(checkout, (seen) => {
    const priced = checkout.quote.data?.quote ?? null;
    const missing = firstMissing(checkout, filled, t);
    submit.showProblem(missing);
    if (missing !== null) {
      onSheet(SHEET_OF[missing.field] ?? null);
      return;
    }
    const wish = wishOf(checkout, filled, priced!);
    if (seen !== null && seen.totalPrice !== priced!.totalPrice)
      submit.showPriceChange({ before: seen, after: priced!, wish });
    else submit.send(wish);
  });
};

type WhereProps = { checkout: Checkout; problem: Problem | null };

/** Where the order goes, or is collected, and when. */
const Where = ({ checkout, problem, onTime }: WhereProps & { onTime: () => void }) => {
  const t = useT();
  const { shop, way, draft } = checkout;
  return (
    <section className="card checkout__where" aria-label={t(`checkout.${way}`)}>
      <WaySwitch checkout={checkout} problem={problem} />
      {way === 'delivery' ? (
        <AddressPart checkout={checkout} problem={problem} />
      ) : (
        <PickupPart checkout={checkout} />
      )}
      {way === 'pickup' && <PhonePart shop={shop} buyer={draft.buyer} problem={problem} />}
      <TimeRow checkout={checkout} problem={problem} onPress={onTime} />
    </section>
  );
};

/** What changed since the guest looked: the cart's lines, or the price of the order. */
const Changed = ({ checkout: { shop, combo, reprice }, submit }: Omit<FormParts, 'filled'>) => {
  const { change } = submit;
  if (change === null)
    return reprice.differences.length > 0 ? (
      <ChangesSheet
        shop={shop}
        differences={reprice.differences}
        onClose={() => reprice.accept()}
      />
    ) : null;
  const handleAccept = (): void => {
    reprice.accept();
    const totalPrice = withComboPrice(change.after.totalPrice, combo);
    submit.send({ ...change.wish, totalPrice });
  };
  return (
    <PriceSheet
      shop={shop}
      change={change}
      combo={combo}
      onAccept={handleAccept}
      onClose={() => submit.showProblem(null)}
    />
  );
};

/** What else a shop shows above the button, by the price of the order: null before there is one. */
type RenderNote = (storeId: string, totalPrice: Cents | null) => ReactNode;
type FormProps = { checkout: Checkout; submit: Submit; renderNote: RenderNote | undefined };

const Form = ({ checkout, submit, renderNote }: FormProps) => {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const filled = useFilled(checkout, submit.asked);
  const { problem } = submit;
  const { shop, body, quote } = checkout;
  const priced = quote.data?.quote ?? null;
  useProblemInSight(problem);
  useFeeNotice(checkout);
  useLoadEarly(CheckoutSheets);
  useLoadEarly(PriceSheet);
  const open = sheet ?? askedField(problem);
  const { press, isWaiting } = usePress({ checkout, submit, filled }, setSheet);
  const handleOrder = (): void => {
    if (!submit.resendUnanswered()) press();
  };
  const handleOpenTimes = (): void => {
    setSheet('time');
  };
  const handleClose = (): void => {
    setSheet(null);
    submit.showProblem(null);
  };
  return (
    <>
      <Where checkout={checkout} problem={problem} onTime={handleOpenTimes} />
      <GoodsCard checkout={checkout} problem={problem}>
        {priced !== null && body !== null && (
          <Bill checkout={checkout} quote={priced} body={body} />
        )}
      </GoodsCard>
      <OffersCard checkout={checkout} problem={problem} />
      <ValueCard checkout={checkout} problem={problem} />
      <DetailsCard checkout={checkout} filled={filled} problem={problem} onOpen={setSheet} />
      {renderNote?.(shop.storeId, priced?.totalPrice ?? null)}
      <SubmitDock
        checkout={checkout}
        filled={filled}
        problem={problem}
        isBusy={submit.isBusy || isWaiting}
        onPress={handleOrder}
      />
      {open !== null && (
        <CheckoutSheets
          open={open}
          checkout={checkout}
          today={filled.today}
          problem={problem}
          onClose={handleClose}
        />
      )}
      <Changed checkout={checkout} submit={submit} />
    </>
  );
};

type BodyProps = { shop: CheckoutShop; renderNote: RenderNote | undefined };

const Body = ({ shop, renderNote }: BodyProps) => {
  const checkout = useCheckout(shop);
  const submit = useSubmit(checkout);
  const { cart, lines, reprice, quote, refresh: handleRefresh } = checkout;
  // the cart is empty now; the cashier is on its way
  if (submit.isDone) return <CheckoutSkeleton />;
  if (reprice.error !== null) return <LoadFailed error={reprice.error} onRetry={handleRefresh} />;
  if (cart === null || !reprice.isDone) return <CheckoutSkeleton />;
  if (lines.length === 0 && reprice.differences.length === 0) return <NothingToOrder shop={shop} />;
  if (quote.isError && quote.data === undefined)
    return <LoadFailed error={quote.error} onRetry={handleRefresh} />;
  return <Form checkout={checkout} submit={submit} renderNote={renderNote} />;
};

type Props = {
  shopOf: (storeId: string) => CheckoutShop;
  homePath: string;
  renderNote?: RenderNote;
};

/** The checkout of the store that the address names: where, when, what, and what it costs and why. */
export const CheckoutPage = ({ shopOf, homePath, renderNote }: Props) => {
  const t = useT();
  const storeId = useSearchParams()[0].get('storeId') ?? '';
  return (
    <Page title={t('title.checkout')} hasDock>
      {storeId === '' ? (
        <NoStore homePath={homePath} />
      ) : (
        <Body key={storeId} shop={shopOf(storeId)} renderNote={renderNote} />
      )}
    </Page>
  );
};
