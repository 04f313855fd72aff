import type { FastifyBaseLogger } from 'fastify';
import type { Call, Caller, ReplyOf, RequestOf } from '#shared/contract/define.ts';
import type { Contract, CallName } from '#shared/contract/index.ts';
import type { ClientKind } from '#shared/codes/client-kind.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Language, Translate } from '#shared/i18n/translate.ts';
import type { DeviceId, MerchantId, OperatorId, StoreId, UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { UseCaseDeps } from './deps.ts';
import type { JsonText } from './json-text.ts';

/** A text in both languages, as the database keeps it. */
export type Bilingual = { zh: string; en: string };

export type MemberSession = {
  kind: 'member';
  tokenHash: string;
  userId: UserId;
  region: string;
  phone: string;
  nickname: string;
  createdAt: Instant;
};
export type MerchantSession = {
  kind: 'merchant';
  tokenHash: string;
  merchantId: MerchantId;
  merchantName: Bilingual;
  operatorId: OperatorId;
  operatorName: Bilingual;
  role: Role;
  /** Where they work; an owner works in every store and has an empty list. */
  storeIds: readonly StoreId[];
  deviceId: DeviceId;
  deviceName: string;
  /** Guessing of voucher codes is locked: at the device, for the operator or for the merchant, whichever ends last. */
  deviceLockedUntil: Instant;
  /** The sign-in that this session began with, and when that was. */
  familyId: string;
  startedAt: Instant;
  /** The last right password in it; 0: none. */
  provedAt: Instant;
};
export type SessionOf<Who extends Caller> = {
  guest: null;
  member: MemberSession;
  merchant: MerchantSession;
}[Who];

/** What every use case knows of the request. `pick` chooses a text in the caller's language. */
export type Context<Who extends Caller = Caller> = {
  now: Instant;
  language: Language;
  t: Translate;
  pick: (text: Bilingual) => string;
  session: SessionOf<Who>;
  place: Point | null;
  idempotencyKey: string | null;
  token: string | null;
  equipmentId: string;
  /** Where the call came from, for limits only: it is neither kept nor logged. */
  address: string;
  client: ClientKind | 'unknown';
  /** The file of a form. */
  file: Uint8Array | null;
  deps: UseCaseDeps;
  log: FastifyBaseLogger;
};
export type MemberContext = Context<'member'>;
export type MerchantContext = Context<'merchant'>;

type CallerOf<C extends Call> = C extends Call<C['request'], C['reply'], infer Who> ? Who : never;
export type Handler<C extends Call> = (
  context: Context<CallerOf<C>>,
  request: RequestOf<C>,
) => Promise<ReplyOf<C>>;
/** One that answers with JSON text, which it keeps: for large replies that many ask for. */
type TextHandler<C extends Call> = (
  context: Context<CallerOf<C>>,
  request: RequestOf<C>,
) => Promise<JsonText>;
type TextCall = 'takeoutMenu' | 'clickGoldMergeList' | 'nearStoreList' | 'associateStore';
/** One handler for each entry of the contract: an entry without one does not compile. */
export type Handlers = {
  readonly [N in CallName]: N extends TextCall ? TextHandler<Contract[N]> : Handler<Contract[N]>;
};
