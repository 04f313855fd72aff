import '../../../domain/checkout/checkout.css';
import '../../../ui/toggle.css';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { takeoutShop } from '../../../domain/shop.ts';
import { firstMissing } from '../../../domain/checkout/missing.ts';
import { AddressPart, PickupPart } from '../../../domain/checkout/parts/address-part.tsx';
import { AlcoholSheet } from '../../../domain/checkout/parts/alcohol-sheet.tsx';
import { Bill } from '../../../domain/checkout/parts/bill.tsx';
import { CampaignNote } from './parts/campaign-note.tsx';
import { ChangesSheet } from '../../../domain/checkout/parts/changes-sheet.tsx';
import { CheckoutBones } from './parts/checkout-bones.tsx';
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
import type { Quote } from '../../../domain/checkout/checkout-model.ts';
import { askedField, type Problem } from '../../../domain/checkout/problem.ts';
import { useCheckout, type Checkout } from '../../../domain/checkout/use-checkout.ts';
import { useEarlyPress } from '../../../domain/checkout/use-early-press.ts';
import { useFeeNotice } from '../../../domain/checkout/use-fee-notice.ts';
import { useFilled } from '../../../domain/checkout/use-filled.ts';
import { useSubmit, type OrderWish, type Submit } from './use-submit.ts';

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

const Form = ({ checkout, submit }: { checkout: Checkout; submit: Submit }) => {
  const t = useT();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const filled = useFilled(checkout, submit.asked);
  const { problem, change } = submit;
  const { storeId, way, draft, body, quote, reprice } = checkout;
  const priced = quote.data?.quote ?? null;
  useProblemInSight(problem);
  useFeeNotice(checkout);
  const wishOf = ({ usedGold: goldIds, totalPrice }: Quote): OrderWish => {
    const { tablewareQty, remarks, remarkTags } = draft;
    const buyer =
      way === 'pickup' ? { region: filled.phone.region, phone: filled.phone.number } : null;
    return {
      ...body!,
      goldIds,
      totalPrice,
      tablewareQty,
      remarks,
      remarkTags,
      buyer,
      alcohol: filled.alcohol,
      risk: filled.risk && {
        ...filled.risk,
        riskCertificateType: filled.risk.riskCertificateType ?? 0,
      },
    };
  };
  const { press, isWaiting } = useEarlyPress(checkout, (seen) => {
    const missing = firstMissing(checkout, filled, t);
    submit.tell(missing);
    if (missing !== null) setSheet(SHEET_OF[missing.field] ?? null);
    else if (seen !== null && seen.totalPrice !== priced!.totalPrice)
      submit.ask({ before: seen, after: priced!, wish: wishOf(priced!) });
    else submit.send(wishOf(priced!));
  });
  const close = (): void => {
    setSheet(null);
    submit.tell(null);
  };
  return (
    <>
      <section className="card checkout__where" aria-label={t(`checkout.${way}`)}>
        <WaySwitch checkout={checkout} problem={problem} />
        {way === 'delivery' ? (
          <AddressPart checkout={checkout} problem={problem} />
        ) : (
          <PickupPart checkout={checkout} />
        )}
        {way === 'pickup' && (
          <PhonePart shop={checkout.shop} phone={filled.phone} problem={problem} />
        )}
        <TimeRow
          checkout={checkout}
          problem={problem}
          onPress={() => {
            setSheet('time');
          }}
        />
      </section>
      <DishesCard checkout={checkout} problem={problem}>
        {priced !== null && body !== null && (
          <Bill checkout={checkout} quote={priced} body={body} />
        )}
      </DishesCard>
      <OffersCard checkout={checkout} problem={problem} />
      <ValueCard checkout={checkout} problem={problem} />
      <DetailsCard checkout={checkout} filled={filled} problem={problem} onOpen={setSheet} />
      <CampaignNote storeId={storeId} totalPrice={priced?.totalPrice ?? null} />
      <SubmitDock
        checkout={checkout}
        filled={filled}
        problem={problem}
        isBusy={submit.isBusy || isWaiting}
        onPress={() => {
          if (!submit.again()) press();
        }}
      />
      <Sheets
        open={sheet ?? askedField(problem)}
        checkout={checkout}
        today={filled.today}
        problem={problem}
        onClose={close}
      />
      {change === null && reprice.differences.length > 0 && (
        <ChangesSheet differences={reprice.differences} onClose={reprice.accept} />
      )}
      {change !== null && (
        <PriceSheet
          change={change}
          onAccept={() => {
            reprice.accept();
            submit.send({ ...change.wish, totalPrice: change.after.totalPrice });
          }}
          onClose={() => {
            submit.tell(null);
          }}
        />
      )}
    </>
  );
};

const Body = ({ storeId }: { storeId: string }) => {
  const checkout = useCheckout(takeoutShop(storeId));
  const submit = useSubmit(checkout);
  const { cart, lines, reprice, quote, refresh } = checkout;
  // the cart is empty now; the cashier is on its way
  if (submit.isDone) return <CheckoutBones />;
  if (reprice.error !== null) return <LoadFailed error={reprice.error} onRetry={refresh} />;
  if (cart === null || !reprice.isDone) return <CheckoutBones />;
  if (lines.length === 0 && reprice.differences.length === 0)
    return <NothingToOrder storeId={storeId} />;
  if (quote.isError && quote.data === undefined)
    return <LoadFailed error={quote.error} onRetry={refresh} />;
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
