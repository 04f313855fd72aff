import * as z from 'zod/mini';
import { call } from '../define.ts';
import { jumpFields, located } from './card-shapes.ts';
import { offerKey, ownedCoupon } from './offers-shapes.ts';
import { popupBanner } from './popup-banner.ts';
import { count, dollars, instant, lat, lon, plainId } from '../wire.ts';

const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const claim = {
  caller: 'member',
  failure: 'silent',
  repeat: 'keyed',
  skippedForTourist: true,
  errors: [
    'CANNOT_RECEIVE',
    'RECEIVE_NOT_STARTED',
    'RECEIVE_OVER',
    'RECEIVE_SOLD_OUT',
    'RECEIVE_LIMIT',
    'RECEIVE_NEW_ONLY',
    'KEY_REUSED',
  ],
} as const;

/**
 * A red packet of the zone. `validDays` from the claim on, or until `endDate`; one of them is null.
 */
const zonePacket = z.object({
  redpackId: z.string(),
  redpackName: z.string(),
  amount: z.nullable(dollars),
  limitAmount: dollars,
  validDays: z.nullable(count),
  endDate: z.nullable(instant),
  isReceived: z.boolean(),
  isSoldOut: z.boolean(),
});

const popups = z.object({ result: z.array(popupBanner) });

/** The blocks of an article: heading, paragraph, picture, and a link by the jump rule. */
export const PAPER_BLOCKS = ['HEAD', 'TEXT', 'IMG', 'LINK'] as const;

/** What happened to an advertisement: shown, followed, put off, or not to be shown again. */
export const AD_EVENTS = ['SHOW', 'CLICK', 'LATER', 'NEVER'] as const;
/** So many reports are sent together (decision P33). */
export const AD_BATCH = 10;

/** The zone for new users, articles, pop-ups and reports of the supermarket home (spec 002 §7). */
export const marketZoneCalls = {
  /**
   * `isNewUser`: visitors too, as long as nobody knows better. Their goods are the list `zoneId` of
   * `_list_zone_product`. Without a zone that runs, `packets` is empty and `zoneId` null.
   */
  marketZone: call('/activity/zone/partake/_list', {
    ...read,
    summary:
      'The zone for new users of the supermarkets: its red packets, and which goods are its own',
    request: z.object({}),
    reply: z.object({
      isNewUser: z.boolean(),
      packets: z.array(zonePacket),
      zoneId: z.nullable(plainId),
    }),
  }),
  marketZoneReceiveAll: call('/activity/zone/partake/_receive_zone', {
    ...claim,
    summary: 'Gives a new user all red packets of the zone, each once',
    request: z.object({}),
    reply: z.object({ result: z.array(ownedCoupon), amount: dollars }),
  }),
  marketZoneReceive: call('/activity/zone/partake/_receive', {
    ...claim,
    summary: 'Gives a new user one red packet of the zone',
    request: z.object({ redpackId: offerKey }),
    reply: z.object({ result: ownedCoupon }),
  }),
  /** `result` null: there is none for the caller. */
  marketNewPeopleAd: call('/market/market/zone/_new-people-ad', {
    ...read,
    summary: 'The advertisement of the zone for new users',
    request: z.object(located),
    reply: z.object({ result: z.nullable(popupBanner) }),
  }),
  marketTopPopups: call('/activity/activity/topPop/list', {
    ...read,
    summary: 'Pop-ups that come before all others',
    request: z.object(located),
    reply: popups,
  }),
  /** `type`: 1 active, 2 roll (spec 002 §9). */
  marketPopups: call('/market/user_side/pop/_get_pop_list', {
    ...read,
    summary: 'Pop-ups of the supermarket home at a place',
    request: z.object({
      device: z.int().check(z.gte(1), z.lte(9)),
      lat,
      lon,
      type: z.int().check(z.gte(1), z.lte(2)),
    }),
    reply: popups,
  }),
  /** A text is shown as it is, never as markup. `imgUrl` is of a picture, the jump rule of a link. */
  marketPaper: call('/market/user_side/paper/_get', {
    ...read,
    summary: 'An article of the supermarkets',
    errors: ['PAPER_NOT_FOUND', 'PAPER_WITHDRAWN', 'PAPER_NOT_YET'],
    request: z.object({ id: plainId }),
    reply: z.object({
      id: z.string(),
      title: z.string(),
      publishedAt: instant,
      blocks: z.array(
        z.object({
          kind: z.enum(PAPER_BLOCKS),
          text: z.string(),
          imgUrl: z.string(),
          ...jumpFields,
        }),
      ),
    }),
  }),
  /**
   * `batchId` is made by the device, and counted once however often it comes. Ids that are no
   * advertisement's are left out.
   */
  marketAdReport: call('/market/ad/report/_add_report', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Counts what happened to advertisements',
    request: z.object({
      batchId: z.string().check(z.regex(/^[\w-]{8,40}$/)),
      reports: z
        .array(
          z.object({
            id: plainId,
            event: z.enum(AD_EVENTS),
            times: z.int().check(z.gte(1), z.lte(100)),
          }),
        )
        .check(z.minLength(1), z.maxLength(AD_BATCH)),
    }),
    reply: z.object({}),
  }),
} as const;
