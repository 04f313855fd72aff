import * as z from 'zod/mini';
import type { UserId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { loggedIn } from './member.ts';
import { id, lat, lon, rawText, text } from '../wire.ts';

const url = rawText(2000).check(z.regex(/^https?:\/\//));
/** A one-time code of an identity provider. */
const code = z.string().check(z.regex(/^[\w.~-]{8,512}$/));
const openId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** Social identity (spec 000 §3). */
const identity = z.object({
  openId,
  unionId: z.string(),
  avatar: z.string(),
  nickname: z.string(),
});
/**
 * The signature of a page for a client's JS-SDK (spec 000 §7). `timestamp` is in seconds.
 */
const signature = {
  appId: z.string(),
  timestamp: z.int(),
  nonceStr: z.string(),
  signature: z.string(),
};

/** Identities of other clients, and what their pages are signed with (spec 000 §7). */
export const orgsCalls = {
  socialUserInfo: call('/orgs/wechat/base/userInfo', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Exchanges a code of the social browser for an identity',
    errors: ['SOCIAL_CODE_INVALID'],
    request: z.object({ code }),
    reply: identity,
  }),
  socialAuthorize: call('/orgs/wechat/base/authorize', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Address of the social authorization page; the caller adds redirect_uri and state',
    request: z.object({}),
    reply: z.object({ url: z.string() }),
  }),
  socialUserInfoByOpenId: call('/orgs/wechat/base/userInfoByOpenId', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: "One's own social identity by its open id",
    errors: ['IDENTITY_NOT_FOUND'],
    request: z.object({ openId }),
    reply: identity,
  }),
  socialConfig: call('/orgs/official/accounts/_get-config', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Signature of a page for the social JS-SDK',
    request: z.object({ url }),
    reply: z.object(signature),
  }),
  walletConfig: call('/orgs/mpass/_config', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Signature of a page for the wallet, and where the wallet authorizes',
    request: z.object({ url }),
    reply: z.object({ ...signature, authorizeUrl: z.string() }),
  }),
  /**
   * The facts about a person that are requested from the wallet (spec 000 §7: userinfo, phone info, point
   * info).
   */
  walletConfigAsk: call('/orgs/mpass/_config-ask', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Permissions that the wallet is asked for',
    request: z.object({}),
    reply: z.object({ appId: z.string(), scopes: z.array(z.string()) }),
  }),
  bankOauth: call('/orgs/bank/_oauth-info-with-msg', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Exchanges a message that the bank signed for an identity and its session',
    errors: ['IDENTITY_REFUSED'],
    request: z.object({ msg: code }),
    reply: z.object({
      openId,
      unionId: z.string(),
      ...loggedIn,
      userId: id<UserId>(),
      nickname: z.string(),
    }),
  }),
  clientLocation: call('/orgs/basic/clients/_location', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Keeps where a device last was, for its next start',
    request: z.object({
      city: text(60),
      title: text(120),
      address: text(240),
      point: z.object({ lat, lon }),
    }),
    reply: z.object({}),
  }),
  /**
   * `isWhite`: may pay as a member (decision K7). `isPopup`: the place is far from the address,
   * which is worth a question.
   */
  mpayUserPopup: call('/orgs/basic/clients/_mpay_user_popup', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether one may pay by wallet, and whether the address is far from here',
    request: z.object({ currentLat: lat, currentLon: lon, addressLat: lat, addressLon: lon }),
    reply: z.object({ isWhite: z.boolean(), isPopup: z.boolean(), distance: z.number() }),
  }),
} as const;
