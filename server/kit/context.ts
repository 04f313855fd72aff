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
import type { EventStream } from './event-stream.ts';
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
  /** A display of the kitchen: no person is at it, and it is told no money and no guest. */
  isKitchen: boolean;
  /** Guessing of voucher codes is locked: at the device, for the operator or for the merchant, whichever ends last. */
  deviceLockedUntil: Instant;
  /** The sign-in that this session began with, and when that was. */
  familyId: string;
  startedAt: Instant;
  /** The last right password in it; 0: none. */
  provedAt: Instant;
  /** It began with a one-time password, which comes first. */
  mustChangePassword: boolean;
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
  /** The device as it names itself, such as `Pixel 8`. */
  model: string;
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
/** One that answers with messages, for as long as its caller reads. */
type StreamHandler<C extends Call> = (
  context: Context<CallerOf<C>>,
  request: RequestOf<C>,
) => Promise<EventStream<SessionOf<CallerOf<C>>>>;
type StreamCall = 'merchantDeskStream';
type TextCall =
  | 'takeoutMenu'
  | 'clickGoldMergeList'
  | 'nearStoreList'
  | 'associateStore'
  | 'groupProductNearList'
  | 'groupNearStoreList'
  | 'marketListStoreProduct'
  | 'marketOutReachProducts'
  | 'marketNearList'
  | 'marketOutReachList'
  | 'merchantDeskBoard';
/** One handler for each entry of the contract: an entry without one does not compile. */
export type Handlers = {
  readonly [N in CallName]: N extends StreamCall
    ? StreamHandler<Contract[N]>
    : N extends TextCall
      ? TextHandler<Contract[N]>
      : Handler<Contract[N]>;
};
