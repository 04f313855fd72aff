import { codeOf } from '../codes/error-code.ts';
import { startOfDay, type Day, type Instant } from '../kernel/time.ts';
import { hasScannerError } from './scanner-list.ts';

/** What was claimed: a voucher by scanning a poster, a shared red packet, or any other claim. */
export type ReceiveKind = 'scanner' | 'shareRedPacket' | 'claim';

/**
 * What a screen does after a claim was refused. The server's note is shown first; `messageKey` when
 * there is none. `clearsStorage`: before the toast (spec 002 §8).
 */
export type ReceiveFailure = {
  messageKey: 'redPacket.loadFailed' | 'activity.claimFailed' | 'redPacket.isNew';
  marksScanner: boolean;
  clearsStorage: boolean;
};

/**
 * The consequence of a refused or empty answer; `code` null: the server's reply was empty. An empty
 * check of a shared red packet shows 新紅包 (spec 002 §5); -2030141 marks a scanner as errored;
 * -10001003 on a shared red packet clears local and session storage (spec 002 §8).
 */
export const receiveFailure = (kind: ReceiveKind, code: number | null): ReceiveFailure => ({
  messageKey:
    kind === 'shareRedPacket' && code === null
      ? 'redPacket.isNew'
      : kind === 'claim'
        ? 'activity.claimFailed'
        : 'redPacket.loadFailed',
  marksScanner: kind === 'scanner' && hasScannerError(code),
  clearsStorage: kind === 'shareRedPacket' && code === codeOf('SESSION_INVALID'),
});

/** Why a campaign gives nothing now. */
export type CampaignState = 'notStarted' | 'over' | 'running';

/**
 * Whether a campaign may be claimed from, both ends included. Its sentences are
 * `activity.notStarted` and `activity.over`.
 */
export const campaignState = (
  { startAt, endAt }: { startAt: Instant; endAt: Instant },
  now: Instant,
): CampaignState => (now < startAt ? 'notStarted' : now > endAt ? 'over' : 'running');

/** Activities that start on this day or later give red packets of the new form (spec 002 §9). */
export const NEW_RED_PACKETS_FROM = '2021-12-12' as Day;

/**
 * Whether an activity's red packets are of the new form: it starts at or after the cut-off, at
 * UTC+8.
 */
export const givesNewRedPackets = (activityStart: Instant): boolean =>
  activityStart >= startOfDay(NEW_RED_PACKETS_FROM);

/**
 * A scope header that replaces the platform's: in the chat app a voucher is received with `x-scope:
 * share` (spec 002 §7).
 */
export const RECEIVE_SCOPE_IN_CHAT = 'share';
