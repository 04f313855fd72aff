import { CLIENT_KINDS, SCOPES, type ClientKind } from '../codes/client-kind.ts';

/**
 * Names of the headers that every request carries (spec 000 §7; the literal names but `x-scope` are
 * ours).
 */
export const HEADERS = {
  clientType: 'x-client-type',
  clientVersion: 'x-client-version',
  scope: 'x-scope',
  device: 'x-device',
  os: 'x-os',
  model: 'x-model',
  timestamp: 'x-timestamp',
  token: 'x-token',
  openId: 'x-open-id',
  unionId: 'x-union-id',
  language: 'x-language',
  userId: 'x-user-id',
  equipmentId: 'x-equipment-id',
  lon: 'x-lon',
  lat: 'x-lat',
  anonymousId: 'x-anonymous-id',
  gatewayKey: 'x-gateway-key',
  gatewayNonce: 'x-gateway-nonce',
  gatewaySignature: 'x-gateway-signature',
  idempotencyKey: 'idempotency-key',
} as const;

/** A language as the header names it. */
export type WireLanguage = 'zh-TW' | 'en-US';

/** The version of a client that sends none (spec 000 §9). */
export const DEFAULT_CLIENT_VERSION = '9.0.0';

/**
 * What a client is, once and for all. `version` 9.0.0 and `device` 1 are the defaults (spec 000
 * §9).
 */
export type ClientFacts = {
  kind: ClientKind;
  version?: string;
  device?: string;
  os: string;
  model: string;
  equipmentId: string;
  anonymousId: string;
};
/** Who is asking, at the moment of the call. */
export type Identity = {
  token?: string | undefined;
  userId?: string | undefined;
  openId?: string | undefined;
  unionId?: string | undefined;
};
/** Where the guest is, in degrees. */
export type Place = { lat: number; lon: number };
/** The key by which the gateway knows the client, and the secret that signs. */
export type GatewayKey = { id: string; secret: string };

/** Everything that the headers of one request are made of. */
export type HeaderFacts = {
  facts: ClientFacts;
  identity: Identity;
  place: Place | null;
  language: WireLanguage;
  gateway: GatewayKey;
  path: string;
  timestamp: number;
  nonce: string;
  key?: string | undefined;
  /** A form names its own content type, with its boundary. */
  isForm?: boolean;
  /** The scope that the social browser sends instead of its own. */
  socialScope?: string | undefined;
};

/**
 * All headers of one request but its signature. Unknown facts are left out, never sent as empty
 * text.
 */
export const unsignedHeaders = (input: HeaderFacts): Record<string, string> => {
  const { facts, identity, place, gateway } = input;
  const all: Record<string, string | undefined> = {
    'content-type': input.isForm ? undefined : 'application/json;charset=utf-8',
    [HEADERS.clientType]: String(CLIENT_KINDS[facts.kind]),
    [HEADERS.clientVersion]: facts.version ?? DEFAULT_CLIENT_VERSION,
    [HEADERS.scope]:
      (facts.kind === 'social' ? input.socialScope : undefined) ?? SCOPES[facts.kind],
    [HEADERS.device]: facts.device ?? '1',
    [HEADERS.os]: facts.os,
    [HEADERS.model]: facts.model,
    [HEADERS.timestamp]: String(input.timestamp),
    [HEADERS.token]: identity.token,
    [HEADERS.openId]: identity.openId,
    [HEADERS.unionId]: identity.unionId,
    [HEADERS.language]: input.language,
    [HEADERS.userId]: identity.userId,
    [HEADERS.equipmentId]: facts.equipmentId,
    [HEADERS.anonymousId]: facts.anonymousId,
    [HEADERS.lon]: place ? String(place.lon) : undefined,
    [HEADERS.lat]: place ? String(place.lat) : undefined,
    [HEADERS.gatewayKey]: gateway.id,
    [HEADERS.gatewayNonce]: input.nonce,
    [HEADERS.idempotencyKey]: input.key,
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
};
