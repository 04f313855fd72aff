import type { ScanSourceName } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { canonicalJson, sha256 } from '#server/kit/digest.ts';
import { asError, type Refused } from './refused.ts';
import type { StoredRequest } from './voucher-repo.ts';

export type Checked = ReplyOf<Contract['groupVerifyCheck']>;
export type Unchecked = ReplyOf<Contract['groupVerifyUncheck']>;
/** The first answer of a request id, as it is stored. */
export type FirstAnswer<T> = { ok: true; answer: T } | { ok: false; refused: Refused };

export const bodyHash = (request: object): string => sha256(canonicalJson(request));

export const keepAnswer = <T>(first: FirstAnswer<T>): string => JSON.stringify(first);
export const readAnswer = <T>({ answer }: StoredRequest): FirstAnswer<T> =>
  JSON.parse(answer) as FirstAnswer<T>;

/** Repeats the first answer (decision B4), or that the id was used for something else. */
export const replay = <T extends { replay: boolean }>(
  stored: StoredRequest,
  asked: { kind: string; hash: string },
): T => {
  if (stored.kind !== asked.kind || stored.bodyHash !== asked.hash)
    throw asError({ reason: 'REQUEST_REUSED', data: {} });
  const first = readAnswer<T>(stored);
  if (!first.ok) throw asError(first.refused);
  return { ...first.answer, replay: true };
};

/** Transient errors are not answers: the same request may be asked again. */
const TRANSIENT: readonly (RedeemReason | 'BAD_REQUEST')[] = ['SERVER_BUSY', 'TOO_MANY_TRIES'];
export const isStored = ({ reason }: Refused): boolean => !TRANSIENT.includes(reason);

/** What every record of a till says about where it came from. */
export const tillOf = ({ session }: MerchantContext, storeId: string, source: ScanSourceName) => ({
  merchantId: session.merchantId,
  storeId,
  operatorId: session.operatorId,
  deviceId: session.deviceId,
  source,
});
