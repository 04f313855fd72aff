import { certificateType } from '#shared/codes/certificate-type.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { cardCalls } from '#shared/contract/consumer/cards.ts';
import type { T } from '../../../lib/i18n.ts';

type Identity = ReplyOf<(typeof cardCalls)['cardList']>['identity'];

/** The account's identity as it is shown: its kind and the masked end; null for none. */
export const identityText = (identity: Identity, t: T): string | null => {
  const kind = identity === null ? 'unknown' : certificateType.nameOf(identity.riskCertificateType);
  return identity === null || kind === 'unknown'
    ? null
    : `${t(`certificate.${kind}`)} ${identity.masked}`;
};
