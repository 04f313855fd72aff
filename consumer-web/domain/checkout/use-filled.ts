import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#shared/kernel/time.ts';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import { client } from '../../lib/api/api.ts';
import { contactOf } from './contact.ts';
import type { Filled } from './missing.ts';
import { usePerson } from './person.ts';
import type { AskedOf } from './problem.ts';
import { riskBuyerQuery, riskQuery } from './checkout-queries.ts';
import type { Checkout } from './use-checkout.ts';

/** Who buys: the phone that the store calls, and what alcohol and risk orders require. The last document is filled in. `asked`: what the server required although the page did not know it. */
export const useFilled = (
  { shop, lines, address, way, draft, reprice, quote }: Checkout,
  asked: ReadonlySet<AskedOf>,
): Filled => {
  const { alcohol, risk } = usePerson();
  const { data } = useQuery(riskQuery(shop, quote.data?.quote?.totalPrice ?? null));
  const isRisk = asked.has('risk') || data?.isRiskOrder === true;
  const { data: buyer } = useQuery({ ...riskBuyerQuery(), enabled: isRisk });
  const hasAlcohol =
    asked.has('alcohol') ||
    lines.some(({ productId }) =>
      needsAlcoholAge(reprice.menu?.products.get(productId)?.alcoholPercent ?? 0),
    );
  useEffect(() => {
    if (!isRisk || buyer === undefined || buyer.riskCertificateNum === '') return;
    const { riskCertificateType, riskCertificateNum } = buyer;
    usePerson.setState(({ risk: known }) =>
      known.riskCertificateNum === ''
        ? { risk: { ...known, riskCertificateType, riskCertificateNum } }
        : {},
    );
  }, [isRisk, buyer]);
  return {
    phone: contactOf({ way, address, buyer: draft.buyer }),
    alcohol: hasAlcohol ? alcohol : null,
    risk: isRisk ? risk : null,
    today: dayOf(client.now()),
  };
};
