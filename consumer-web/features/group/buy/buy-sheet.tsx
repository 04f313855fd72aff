import './buy.css';
import { useState, type ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Instant } from '#shared/kernel/time.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProductDetail } from '../model.ts';
import { faceOf, visitorBill } from '../sale/sale.ts';
import { SheetFailed } from '../parts/sheet-failed.tsx';
import { Bill } from './bill.tsx';
import { CheckNotes, isRefused } from './check-notes.tsx';
import { checkQuery } from './check-query.ts';
import { OfferRows } from './offer-rows.tsx';
import { shownFlash, usePriceWatch } from './price-watch.ts';
import type { Buyable } from './quantity.ts';
import { VisitPicker } from '../visit/visit-picker.tsx';
import { firstWish, visitOf } from '../visit/wish.ts';
import { QuantityRow } from './quantity-row.tsx';
import { StoresTaking } from './stores-taking.tsx';
import { SubmitOrder } from './submit-order.tsx';
import { useWish, type Wish } from './use-wish.ts';

const MINUTE_MS = 60_000;

type Can = Extract<Buyable, { ok: true }>;
type Props = { product: ProductDetail; can: Can; onClose: () => void };

const Deal = ({ product, now }: { product: ProductDetail; now: Instant }) => (
  <div className="buy-deal">
    <div className="buy-deal__picture">
      <Picture src={pictureUrl(product.productImg)} alt="" ratio={1} width={144} />
    </div>
    <div>
      <p className="buy-deal__name">{product.productName}</p>
      <Price value={faceOf(product, now).price} size="s" />
    </div>
  </div>
);

type FiguresProps = {
  product: ProductDetail;
  wish: Wish;
  now: Instant;
  check: ReturnType<typeof useCheck>;
  onChoose: (offerIds: string[] | null) => void;
};

const Figures = ({ product, wish, now, check, onChoose }: FiguresProps) => {
  const t = useT();
  const isSignedIn = useSession((state) => state.member !== null);
  const { data, error, fetchStatus, isPlaceholderData, refetch: handleRetry } = check;
  if (!isSignedIn) {
    return (
      <>
        <p className="card deal-offer__note">{t('deal.offersSignIn')}</p>
        <Bill {...visitorBill(product, wish.quantity, now)} />
      </>
    );
  }
  if (error !== null || (data === undefined && fetchStatus === 'paused'))
    return <SheetFailed error={error} onRetry={handleRetry} />;
  if (data === undefined) return <Skeleton height={140} />;
  return (
    <>
      <OfferRows
        check={data}
        chosen={wish.offerIds}
        isAsking={isPlaceholderData}
        onChoose={onChoose}
      />
      <Bill {...data} />
    </>
  );
};

const useCheck = (productId: string, asked: Parameters<typeof checkQuery>[1]) => {
  const isSignedIn = useSession((state) => state.member !== null);
  return useQuery({ ...checkQuery(productId, asked), enabled: isSignedIn });
};

type VisitProps = Pick<ComponentProps<typeof VisitPicker>, 'wish' | 'now' | 'onChange'>;

const VisitCard = ({ product, ...picker }: VisitProps & { product: ProductDetail }) => {
  const t = useT();
  return (
    <section className="card" aria-labelledby="visit-title">
      <h3 className="card__title" id="visit-title">
        {t('booking.title')}
      </h3>
      <VisitPicker productId={product.productId} stores={product.stores} {...picker} />
    </section>
  );
};

/** An order of a deal before it is made: how many, with which offer, for how much. The server gives every figure. */
export const BuySheet = ({ product, can, onClose }: Props) => {
  const t = useT();
  const [wish, choose] = useWish(product.productId, can);
  const now = useNow(MINUTE_MS);
  const needsVisit = product.checkSubscribeType === 'BEFORE_ORDER';
  const visit = wish.visit ?? firstWish(now);
  const booking = needsVisit ? visitOf(visit, product.stores) : undefined;
  const [secKillId] = useState(() => shownFlash(product, now));
  const check = useCheck(product.productId, { ...wish, booking, secKillId });
  const current = check.isPlaceholderData || check.isError ? undefined : check.data;
  const { news, accept: handleAccept } = usePriceWatch({ product, wish, check: current, now });
  return (
    <Sheet
      title={t('deal.sheet')}
      onClose={onClose}
      foot={
        <SubmitOrder
          productId={product.productId}
          quantity={wish.quantity}
          booking={booking}
          check={news?.mustAsk === true || isRefused(current) ? undefined : current}
        />
      }
    >
      <div className="buy-sheet">
        <Deal product={product} now={now} />
        <CheckNotes check={current} news={news} onAccept={handleAccept} />
        <QuantityRow
          product={product}
          can={can}
          quantity={wish.quantity}
          onChange={(quantity) => choose({ quantity })}
        />
        {!needsVisit && product.stores.length > 1 && <StoresTaking stores={product.stores} />}
        {needsVisit && (
          <VisitCard
            product={product}
            wish={visit}
            now={now}
            onChange={(part) => choose({ visit: { ...visit, ...part } })}
          />
        )}
        <Figures
          product={product}
          wish={wish}
          now={now}
          check={check}
          onChoose={(offerIds) => choose({ offerIds })}
        />
      </div>
    </Sheet>
  );
};
