import '../../../domain/checkout/checkout.css';
import '../../../ui/toggle.css';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { takeoutCheckoutShop } from '../../../domain/shops/takeout-checkout.ts';
import { firstMissing, type Filled } from '../../../domain/checkout/missing.ts';
import { AddressPart, PickupPart } from '../../../domain/checkout/parts/address-part.tsx';
import { AlcoholSheet } from '../../../domain/checkout/parts/alcohol-sheet.tsx';
import { Bill } from '../../../domain/checkout/parts/bill.tsx';
import { CampaignNote } from './parts/campaign-note.tsx';
import { ChangesSheet } from '../../../domain/checkout/parts/changes-sheet.tsx';
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx';
import { DetailsCard, type SheetName } from './parts/details-card.tsx';
import { DishesCard } from './parts/dishes-card.tsx';
import { NoStore, NothingToOrder } from './parts/nothing-to-order.tsx';
import { OffersCard } from '../../../domain/checkout/parts/offers-card.tsx';
import { PhonePart } from '../../../domain/checkout/parts/phone-part.tsx';
import { PriceSheet } from '../../../domain/checkout/parts/price-sheet.tsx';
import { RemarkSheet } from '../../../domain/checkout/parts/remark-sheet.tsx';
import { RiskSheet } from '../../../domain/checkout/parts/risk-sheet.tsx';
import { fieldId } from '../../../domain/checkout/parts/row.tsx';
import { SubmitDock } from '../../../domain/checkout/parts/submit-dock.tsx';
import { TablewareSheet } from './parts/tableware-sheet.tsx';
import { TimeRow } from '../../../domain/checkout/parts/time-row.tsx';
import { TimeSheet } from '../../../domain/checkout/parts/time-sheet.tsx';
import { ValueCard } from '../../../domain/checkout/parts/value-card.tsx';
import { WaySwitch } from '../../../domain/checkout/parts/way-switch.tsx';
import type { OrderWish, Quote } from '../../../domain/checkout/checkout-model.ts';
import { askedField, type Problem } from '../../../domain/checkout/problem.ts';
import { useCheckout, type Checkout } from '../../../domain/checkout/use-checkout.ts';
import { useEarlyPress } from '../../../domain/checkout/use-early-press.ts';
import { useFeeNotice } from '../../../domain/checkout/use-fee-notice.ts';
import { useFilled } from '../../../domain/checkout/use-filled.ts';
import { useSubmit, type Submit } from '../../../domain/checkout/use-submit.ts';

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

type SheetsProps = {
  open: SheetName | null;
  checkout: Checkout;
  today: ReturnType<typeof useFilled>['today'];
  problem: Problem | null;
  onClose: () => void;
};

const Sheets = ({ open, checkout, today, problem, onClose }: SheetsProps) => {
  const refusal = problem !== null && problem.field === open ? problem.text : null;
  switch (open) {
    case 'time':
      return <TimeSheet checkout={checkout} onClose={onClose} />;
    case 'tableware':
      return <TablewareSheet checkout={checkout} onClose={onClose} />;
    case 'remark':
      return <RemarkSheet checkout={checkout} onClose={onClose} />;
    case 'alcohol':
      return <AlcoholSheet today={today} refusal={refusal} onClose={onClose} />;
    case 'risk':
      return <RiskSheet refusal={refusal} onClose={onClose} />;
    case null:
      return null;
  }
};

/** The order that a guest wishes for, at a price. */
const wishOf = (
  { body, draft, way }: Checkout,
  { phone, alcohol, risk }: Filled,
  { usedGold: goldIds, totalPrice }: Quote,
): OrderWish => ({
  ...body!,
  goldIds,
  totalPrice,
  tablewareQty: draft.tablewareQty,
  remarks: draft.remarks,
  remarkTags: draft.remarkTags,
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
const Changed = ({ checkout: { shop, reprice }, submit }: Omit<FormParts, 'filled'>) => {
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
    submit.send({ ...change.wish, totalPrice: change.after.totalPrice });
  };
  return (
    <PriceSheet
      shop={shop}
      change={change}
      onAccept={handleAccept}
      onClose={() => submit.showProblem(null)}
    />
  );
};

const Form = ({ checkout, submit }: { checkout: Checkout; submit: Submit }) => {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const filled = useFilled(checkout, submit.asked);
  const { problem } = submit;
  const { shop, body, quote } = checkout;
  const priced = quote.data?.quote ?? null;
  useProblemInSight(problem);
  useFeeNotice(checkout);
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
      <DishesCard checkout={checkout} problem={problem}>
        {priced !== null && body !== null && (
          <Bill checkout={checkout} quote={priced} body={body} />
        )}
      </DishesCard>
      <OffersCard checkout={checkout} problem={problem} />
      <ValueCard checkout={checkout} problem={problem} />
      <DetailsCard checkout={checkout} filled={filled} problem={problem} onOpen={setSheet} />
      <CampaignNote storeId={shop.storeId} totalPrice={priced?.totalPrice ?? null} />
      <SubmitDock
        checkout={checkout}
        filled={filled}
        problem={problem}
        isBusy={submit.isBusy || isWaiting}
        onPress={handleOrder}
      />
      <Sheets
        open={sheet ?? askedField(problem)}
        checkout={checkout}
        today={filled.today}
        problem={problem}
        onClose={handleClose}
      />
      <Changed checkout={checkout} submit={submit} />
    </>
  );
};

const Body = ({ storeId }: { storeId: string }) => {
  const checkout = useCheckout(takeoutCheckoutShop(storeId));
  const submit = useSubmit(checkout);
  const { shop, cart, lines, reprice, quote, refresh: handleRefresh } = checkout;
  // the cart is empty now; the cashier is on its way
  if (submit.isDone) return <CheckoutSkeleton />;
  if (reprice.error !== null) return <LoadFailed error={reprice.error} onRetry={handleRefresh} />;
  if (cart === null || !reprice.isDone) return <CheckoutSkeleton />;
  if (lines.length === 0 && reprice.differences.length === 0) return <NothingToOrder shop={shop} />;
  if (quote.isError && quote.data === undefined)
    return <LoadFailed error={quote.error} onRetry={handleRefresh} />;
  return <Form checkout={checkout} submit={submit} />;
};

/** Checkout (spec 001 §2): where, when, what, and what it costs and why. */
export const OrderScreen = () => {
  const t = useT();
  const storeId = useSearchParams()[0].get('storeId') ?? '';
  return (
    <Page title={t('title.checkout')} hasDock>
      {storeId === '' ? <NoStore /> : <Body key={storeId} storeId={storeId} />}
    </Page>
  );
};
