import { randomUUID } from 'node:crypto';
import type { ErrorName } from '#shared/codes/error-code.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { CallName } from '#shared/contract/index.ts';
import { aDishDraft, aDishEdit } from './menu-suite.ts';
import { aPlan, FIVE_OFF } from './promotion-suite.ts';
import { aRefusedTry } from './suite.ts';

/** The things of one place that a body may name. `other*` of the town: see `PLACES` in roles.test.ts. */
export type Place = {
  storeId: string;
  productId: string;
  voucherId: string;
  code: string;
  orderId: string;
  verifyId: string;
  operatorId: string;
  deviceId: string;
  alertId: string;
};
/** The caller: their operator and device, at which every call is made. */
export type Self = { role: Role; operatorId: string; deviceId: string };

/** What is answered: OK (also a refusal that only the state of things explains), NOTHING (a reply that holds nothing of the place asked for), or the refusal that guards the door. */
export type Outcome = 'OK' | 'NOTHING' | ErrorName;
export type ByRole = Outcome | Partial<Record<Role, Outcome>>;

/**
 * One call. `roles`: who may call it at all; the others get WRONG_ROLE. `body`: built for a thing at hand; where it comes out the same for another place, the call names no place and is tried once.
 * `own`, `otherStore`, `otherMerchant`: what those who may call are answered for a thing of their own store (OK when left out), of another store of their merchant (NO_PERMISSION; owners OK),
 * of another merchant (NO_PERMISSION).
 */
export type Row = {
  roles: readonly Role[];
  body: (at: Place, self: Self) => object;
  own?: ByRole;
  otherStore?: ByRole;
  otherMerchant?: ByRole;
};

const EVERYONE = ['owner', 'manager', 'cashier', 'auditor'] as const;
const REDEEMERS = ['owner', 'manager', 'cashier'] as const;
const DECIDERS = ['owner', 'manager'] as const;
const OWNER = ['owner'] as const;
const READERS = ['owner', 'manager', 'auditor'] as const;

const ALL_TIME = { from: 0, to: 4_000_000_000_000 };
const filter = ({ storeId }: Place) => ({ ...ALL_TIME, storeIds: [storeId] });
const filtered = { roles: EVERYONE, body: filter, otherMerchant: { owner: 'NOTHING' } } as const;
const none = () => ({});
const at = ({ storeId }: Place) => ({ storeId });
/** An order that nobody made: deals have no desk, so the stores of this table have none. Borders of desks: desk.test.ts. */
const noOrder = () => ({ requestId: randomUUID(), orderId: randomUUID() });
/** Answers of calls at a desk, which the stores of this table do not have. */
const NO_DESK = { own: 'NO_PERMISSION', otherStore: 'NO_PERMISSION' } as const;
const request = (storeId: string) => ({ requestId: randomUUID(), storeId });
const aDish = ({ storeId }: Place) => ({ storeId, productId: 'rice' });
const person = (storeId: string) => ({
  account: `R${randomUUID().slice(0, 8)}`,
  name: { zh: '甲', en: 'A' },
  role: 'cashier',
  storeIds: [storeId],
});

/** Every merchant call of the contract. A call without a row fails roles.test.ts: add one line here. */
export const ROLES_TABLE: Partial<Record<CallName, Row>> = {
  merchantInfo: { roles: EVERYONE, body: none },
  merchantLogout: { roles: EVERYONE, body: none },
  merchantConfirm: { roles: EVERYONE, body: () => ({ password: 'wrong' }) },
  merchantChangePassword: {
    roles: EVERYONE,
    body: () => ({ oldPassword: 'wrong', password: 'four-tram-lamp' }),
  },
  merchantSessions: { roles: EVERYONE, body: none },
  merchantOtp: { roles: EVERYONE, body: none },
  merchantOtpStart: { roles: DECIDERS, body: () => ({ password: 'wrong' }) },
  merchantOtpConfirm: { roles: DECIDERS, body: () => ({ code: '000000' }) },
  merchantOtpRemove: { roles: EVERYONE, body: () => ({ password: 'wrong', code: '000000' }) },
  merchantEndSession: { roles: EVERYONE, body: () => ({ sessionId: randomUUID() }) },

  groupVerifyCheckList: {
    roles: REDEEMERS,
    body: ({ code, storeId }, { deviceId }) => ({
      input: code,
      source: 'MANUAL',
      storeId,
      deviceId,
    }),
    otherMerchant: 'WRONG_MERCHANT',
  },
  // a cashier confirms what was looked up before, and nothing else
  groupVerifyCheck: {
    roles: REDEEMERS,
    own: { cashier: 'NO_PERMISSION' },
    otherMerchant: 'WRONG_MERCHANT',
    body: ({ voucherId, storeId }, { deviceId, operatorId }) => ({
      requestId: randomUUID(),
      storeId,
      deviceId,
      operatorId,
      scannedAt: Date.now(),
      items: [{ voucherId, times: 1 }],
    }),
  },
  groupVerifySearch: {
    roles: REDEEMERS,
    body: ({ storeId }, { deviceId }) => ({ keyword: '0001', storeId, deviceId }),
  },
  groupVerifyRefused: {
    roles: REDEEMERS,
    body: ({ storeId }, { deviceId }) => ({ storeId, deviceId, tries: [aRefusedTry()] }),
  },
  groupVerifyAskCode: {
    roles: REDEEMERS,
    body: ({ orderId, storeId }, { deviceId }) => ({ orderId, storeId, deviceId }),
  },
  groupVerifyGuestCode: {
    roles: REDEEMERS,
    body: ({ orderId, storeId }, { deviceId }) => ({
      orderId,
      code: '000000',
      storeId,
      deviceId,
    }),
  },
  groupVerifyCheckResult: { roles: REDEEMERS, body: () => ({ requestId: randomUUID() }) },
  // a cashier takes back only what was done at this device
  groupVerifyUncheck: {
    roles: REDEEMERS,
    own: { cashier: 'UNDO_OTHER_DEVICE' },
    otherMerchant: 'NOT_FOUND',
    body: ({ verifyId }, { deviceId }) => ({
      requestId: randomUUID(),
      verifyId,
      reasonCode: 'GUEST_LEFT',
      deviceId,
    }),
  },

  groupVerifyCheckLog: filtered,
  groupVerifyCheckLogRows: filtered,
  groupVerifyCheckLogSum: filtered,
  groupVerifyCheckLogStats: filtered,
  groupVerifyCheckLogExport: { ...filtered, roles: DECIDERS },
  merchantOrderRecords: { roles: EVERYONE, body: filter, otherMerchant: { owner: 'NOTHING' } },
  merchantOrderRecordsExport: {
    roles: DECIDERS,
    body: filter,
    otherMerchant: { owner: 'NOTHING' },
  },
  groupVerifyCheckLogDevices: { roles: EVERYONE, body: none },
  groupVerifyHistory: {
    roles: EVERYONE,
    own: { cashier: 'NO_PERMISSION' },
    otherMerchant: 'NOT_FOUND',
    body: ({ verifyId }) => ({ verifyId }),
  },

  // a cashier who names no order gets none
  merchantOrderList: {
    ...filtered,
    otherStore: { cashier: 'NOTHING' },
    otherMerchant: { owner: 'NOTHING', cashier: 'NOTHING' },
  },
  merchantOrderGet: {
    roles: EVERYONE,
    otherStore: {
      manager: 'ORDER_NOT_FOUND',
      cashier: 'ORDER_NOT_FOUND',
      auditor: 'ORDER_NOT_FOUND',
    },
    otherMerchant: 'ORDER_NOT_FOUND',
    body: ({ orderId }) => ({ orderId }),
  },
  merchantProductList: { ...filtered, body: ({ storeId }) => ({ storeIds: [storeId] }) },
  merchantProductGet: {
    roles: EVERYONE,
    otherStore: {
      manager: 'PRODUCT_NOT_FOUND',
      cashier: 'PRODUCT_NOT_FOUND',
      auditor: 'PRODUCT_NOT_FOUND',
    },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({ productId }),
  },
  // a product of several stores is its owner's to switch, and that of a manager of all of them
  merchantProductSwitch: {
    roles: DECIDERS,
    own: { manager: 'NO_PERMISSION' },
    otherStore: { manager: 'PRODUCT_NOT_FOUND' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({
      requestId: randomUUID(),
      productId,
      field: 'isShelf',
      value: true,
    }),
  },
  merchantProductEdit: {
    roles: DECIDERS,
    own: { manager: 'NO_PERMISSION' },
    otherStore: { manager: 'PRODUCT_NOT_FOUND' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({ requestId: randomUUID(), productId, seq: 1, stock: 50 }),
  },
  merchantProductSetBlackout: {
    roles: DECIDERS,
    own: { manager: 'NO_PERMISSION' },
    otherStore: { manager: 'PRODUCT_NOT_FOUND' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({ requestId: randomUUID(), productId, seq: 1, days: [] }),
  },
  merchantProductSetNotes: {
    roles: DECIDERS,
    own: { manager: 'NO_PERMISSION' },
    otherStore: { manager: 'PRODUCT_NOT_FOUND' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({ requestId: randomUUID(), productId, seq: 1, notes: [] }),
  },
  // who may is asked before whether the deal is booked at all
  merchantProductSlots: {
    roles: DECIDERS,
    own: { manager: 'NO_PERMISSION', owner: 'PRODUCT_NOT_BOOKED' },
    otherStore: { manager: 'PRODUCT_NOT_FOUND', owner: 'PRODUCT_NOT_BOOKED' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({
      requestId: randomUUID(),
      productId,
      minutes: 30,
      capacity: 20,
      mostGuests: 10,
    }),
  },

  merchantDealPromotions: {
    roles: READERS,
    otherStore: { manager: 'PRODUCT_NOT_FOUND', auditor: 'PRODUCT_NOT_FOUND' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({ productId }),
  },
  // whose deals these are is asked before whether the times are right
  merchantDealPromotionSave: {
    roles: DECIDERS,
    own: { manager: 'NO_PERMISSION', owner: 'DEAL_PROMO_INVALID' },
    otherStore: { manager: 'NO_PERMISSION', owner: 'DEAL_PROMO_INVALID' },
    otherMerchant: 'PRODUCT_NOT_FOUND',
    body: ({ productId }) => ({
      requestId: randomUUID(),
      kind: 'FLASH',
      startTime: 0,
      endTime: 1,
      title: { zh: '', en: '' },
      lead: { zh: '', en: '' },
      items: [{ productId, part: 'FLASH', price: 1 }],
    }),
  },
  // a promotion that nobody planned: borders are in deal-promotions.test.ts
  merchantDealPromotionEnd: {
    roles: DECIDERS,
    own: 'ACTIVITY_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), activityId: randomUUID(), seq: 1 }),
  },

  // one's own is tried in people.test.ts; here it is another's, which only owners and managers may take away
  operatorSetPin: {
    roles: EVERYONE,
    own: { cashier: 'NO_PERMISSION', auditor: 'NO_PERMISSION' },
    otherMerchant: 'STAFF_NOT_FOUND',
    body: ({ operatorId }) => ({ operatorId, pin: null }),
  },
  staffList: { roles: DECIDERS, body: none },
  staffAdd: {
    roles: OWNER,
    otherMerchant: 'STORE_NOT_FOUND',
    body: ({ storeId }) => ({
      requestId: randomUUID(),
      ...person(storeId),
      password: 'four-tram-lamp',
    }),
  },
  staffEdit: {
    roles: OWNER,
    otherMerchant: 'STAFF_NOT_FOUND',
    body: ({ operatorId, storeId }) => ({ operatorId, ...person(storeId) }),
  },
  staffResetPassword: {
    roles: OWNER,
    otherMerchant: 'STAFF_NOT_FOUND',
    body: ({ operatorId }) => ({ operatorId, password: 'four-tram-lamp' }),
  },
  staffSetActive: {
    roles: OWNER,
    otherMerchant: 'STAFF_NOT_FOUND',
    body: ({ operatorId }) => ({ operatorId, isActive: true }),
  },
  merchantAlertList: { roles: READERS, body: at, otherMerchant: { owner: 'NOTHING' } },
  merchantAlertCount: { roles: READERS, body: none },
  // alerts of others are left alone
  merchantAlertSeen: {
    roles: DECIDERS,
    otherStore: { manager: 'NOTHING' },
    otherMerchant: 'NOTHING',
    body: ({ alertId }) => ({ alertIds: [alertId] }),
  },
  merchantAlertSettle: {
    roles: DECIDERS,
    otherStore: { manager: 'ALERT_NOT_FOUND' },
    otherMerchant: 'ALERT_NOT_FOUND',
    body: ({ alertId }) => ({ alertId }),
  },
  securityEventList: { roles: ['owner', 'auditor'], body: none },
  deviceCreateEnrolment: {
    roles: OWNER,
    otherMerchant: 'STORE_NOT_FOUND',
    body: ({ storeId }) => ({ requestId: randomUUID(), storeId }),
  },
  deviceList: { roles: OWNER, body: none },
  deviceRename: {
    roles: OWNER,
    otherMerchant: 'DEVICE_NOT_FOUND',
    body: ({ deviceId }) => ({ deviceId, name: 'Till' }),
  },
  deviceSetUp: {
    roles: OWNER,
    otherMerchant: 'DEVICE_NOT_FOUND',
    body: ({ deviceId }) => ({ deviceId, lockMinutes: 10 }),
  },
  deviceRevoke: {
    roles: OWNER,
    otherMerchant: 'DEVICE_NOT_FOUND',
    body: ({ deviceId }) => ({ deviceId }),
  },

  merchantCommentList: {
    roles: READERS,
    body: ({ storeId }) => ({ storeIds: [storeId] }),
    otherMerchant: { owner: 'NOTHING' },
  },
  merchantCommentReply: {
    roles: DECIDERS,
    own: 'REVIEW_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), commentId: randomUUID(), text: 'Thank you' }),
  },
  merchantCommentReport: {
    roles: DECIDERS,
    own: 'REVIEW_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), commentId: randomUUID(), reason: 'SPAM' }),
  },

  merchantDeskBoard: { roles: EVERYONE, body: none },
  merchantDeskChanges: { roles: EVERYONE, body: () => ({ cursor: '' }) },
  merchantDeskStream: { roles: EVERYONE, own: 'CURSOR_INVALID', body: () => ({ cursor: '' }) },
  merchantDeskHistory: { roles: EVERYONE, body: none },
  merchantDeskGet: { roles: EVERYONE, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskAccept: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskRefuse: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), reason: 2 }),
  },
  merchantDeskSetReady: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), readyInMinutes: 10 }),
  },
  merchantDeskReady: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskUnready: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskScan: {
    roles: REDEEMERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, input: 'P001' }),
  },
  merchantDeskHandOver: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskSendOut: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({
      requestId: randomUUID(),
      orderIds: [randomUUID()],
      driver: { name: 'A' },
    }),
  },
  merchantDeskDrivers: { roles: REDEEMERS, ...NO_DESK, body: at },
  merchantDeskNotMet: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskBringBack: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskUndelivered: { roles: DECIDERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskOfferPickup: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskDelivered: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskTakeOver: { roles: REDEEMERS, own: 'ORDER_NOT_FOUND', body: noOrder },
  merchantDeskRefund: {
    roles: DECIDERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), answer: 'APPROVE' }),
  },
  merchantDeskPreviewChange: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), lines: [{ lineId: '1', keep: 0 }] }),
  },
  merchantDeskOfferChange: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), lines: [{ lineId: '1', keep: 0 }] }),
  },
  merchantDeskCancel: {
    roles: DECIDERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), reason: 1 }),
  },
  merchantDeskGiveBack: {
    roles: DECIDERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), amtn: 1, reason: 5 }),
  },
  merchantPickList: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantPickBegin: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), orderIds: [randomUUID()] }),
  },
  merchantPickScan: {
    roles: REDEEMERS,
    own: 'PICK_NOT_FOUND',
    body: () => ({
      requestId: randomUUID(),
      pickId: randomUUID(),
      ean: '4006381333931',
      at: Date.now(),
    }),
  },
  merchantPickShort: {
    roles: REDEEMERS,
    own: 'PICK_NOT_FOUND',
    body: () => ({ ...noOrder(), pickId: randomUUID(), lineId: 'none', quantity: 1, reason: 1 }),
  },
  merchantPickFinish: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({
      ...noOrder(),
      pickId: randomUUID(),
      bags: [{ temp: 'ROOM', place: '', count: 1 }],
    }),
  },
  merchantPickLeave: {
    roles: REDEEMERS,
    own: 'PICK_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), pickId: randomUUID() }),
  },
  merchantDeskMark: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), lineIds: ['1'], isDone: true }),
  },
  merchantWallList: { roles: DECIDERS, ...NO_DESK, body: at },
  merchantWallAdd: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), name: 'Counter' }),
  },
  merchantWallRevoke: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, wallId: randomUUID() }),
  },
  // a store of deals has no desk
  merchantStationList: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantStationSave: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), name: 'Wok' }),
  },
  merchantStationDelete: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), stationId: randomUUID() }),
  },
  merchantStationAssign: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({
      ...request(storeId),
      stationId: randomUUID(),
      classIds: [],
      productIds: [],
    }),
  },
  merchantMenuList: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantMenuOptions: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantMenuGet: { roles: EVERYONE, ...NO_DESK, body: aDish },
  merchantMenuSave: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), dish: aDishEdit() }),
  },
  merchantMenuDelete: {
    roles: DECIDERS,
    ...NO_DESK,
    body: (place) => ({ ...request(place.storeId), ...aDish(place), seq: 1 }),
  },
  merchantMenuOrder: { roles: DECIDERS, ...NO_DESK, body: ({ storeId }) => request(storeId) },
  merchantMenuSaveClass: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), name: { zh: '飯', en: 'Rice' } }),
  },
  merchantMenuDeleteClass: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), classId: 'all' }),
  },
  merchantMenuSetOptions: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), seq: 1, groups: [] }),
  },
  merchantMenuSetStock: {
    roles: REDEEMERS,
    ...NO_DESK,
    body: (place) => ({
      ...request(place.storeId),
      items: [{ ...aDish(place), stock: 3 }],
    }),
  },
  merchantAuditList: {
    roles: READERS,
    body: ({ storeId }) => ({ from: 0, to: 86_400_000, storeIds: [storeId] }),
    otherMerchant: { owner: 'NOTHING' },
  },
  merchantMenuDraftList: { roles: READERS, ...NO_DESK, body: at },
  merchantMenuDraftGet: {
    roles: READERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, draftId: 'rice' }),
  },
  merchantMenuDraftKeep: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), fields: aDishDraft() }),
  },
  merchantMenuDraftDiscard: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), draftId: 'rice', version: randomUUID() }),
  },
  merchantMenuPhoto: { roles: DECIDERS, ...NO_DESK, body: at },
  merchantMenuExport: { roles: READERS, ...NO_DESK, body: at },
  merchantMenuImportCheck: { roles: DECIDERS, ...NO_DESK, body: at },
  merchantMenuImportApply: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), importId: randomUUID() }),
  },
  merchantMenuImportUndo: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), importId: randomUUID() }),
  },
  merchantMenuImportLast: { roles: DECIDERS, ...NO_DESK, body: at },
  merchantMenuPhotosCheck: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, photos: [{ key: 'A-1', digest: 'a'.repeat(64) }] }),
  },
  merchantMenuPhotosApply: {
    roles: DECIDERS,
    ...NO_DESK,
    body: (place) => ({
      ...request(place.storeId),
      photos: [{ ...aDish(place), seq: 1, url: '/uploads/menu/none.jpg' }],
    }),
  },
  merchantPromotionList: { roles: READERS, ...NO_DESK, body: at },
  merchantPromotionGet: {
    roles: READERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, promotionId: randomUUID() }),
  },
  merchantPromotionScopes: { roles: DECIDERS, ...NO_DESK, body: at },
  merchantPromotionPreview: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, plan: aPlan(FIVE_OFF, 0) }),
  },
  merchantPromotionSave: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({
      ...request(storeId),
      plan: aPlan(FIVE_OFF, 0),
      isPublished: false,
    }),
  },
  merchantPromotionEnd: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), promotionId: randomUUID(), seq: 1 }),
  },
  merchantPrintPrinters: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantPrintSavePrinter: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({
      ...request(storeId),
      name: 'Kitchen',
      deviceId: randomUUID(),
      deputyId: null,
      paper: 80,
      setup: {
        kind: 'system',
        mode: 'auto',
        language: 'esc-pos',
        cuts: true,
        usb: null,
        serial: null,
        network: null,
        systemName: '',
      },
      stationIds: [],
      hasLabels: true,
    }),
  },
  merchantPrintDeletePrinter: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), printerId: randomUUID() }),
  },
  merchantPrintJobs: { roles: REDEEMERS, body: () => ({ cursor: '', answered: [] }) },
  merchantPrintClaim: {
    roles: REDEEMERS,
    own: 'PRINT_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), jobId: randomUUID() }),
  },
  merchantPrintDone: {
    roles: REDEEMERS,
    own: 'PRINT_NOT_FOUND',
    body: () => ({ requestId: randomUUID(), jobId: randomUUID(), outcome: 'DONE' }),
  },
  merchantPrintAgain: {
    roles: REDEEMERS,
    own: 'ORDER_NOT_FOUND',
    body: () => ({ ...noOrder(), part: 'LABEL' }),
  },
  merchantPrintMorning: {
    roles: EVERYONE,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeId, day: 'TODAY' }),
  },
  merchantPrintMorningNow: {
    roles: REDEEMERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), day: 'TODAY' }),
  },
  merchantDeskOut: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantDeskSoldOut: {
    roles: REDEEMERS,
    ...NO_DESK,
    body: ({ storeId }) => ({
      ...request(storeId),
      items: [{ productId: 'rice' }],
      until: 'HOUR',
    }),
  },
  merchantDeskHeard: {
    roles: REDEEMERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ storeIds: [storeId], canRing: true, isVisible: true }),
  },
  merchantDeskStore: { roles: EVERYONE, ...NO_DESK, body: at },
  merchantDeskSetBusy: {
    roles: REDEEMERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), extraMinutes: 0, until: 0 }),
  },
  merchantDeskPause: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), ways: ['PICKUP'], until: 0, reason: 'BUSY' }),
  },
  merchantDeskSet: {
    roles: DECIDERS,
    ...NO_DESK,
    body: ({ storeId }) => ({
      ...request(storeId),
      autoAccept: { ways: [], mostAmtn: 500, mostOpen: 12 },
    }),
  },
  merchantDeskSetAnswer: {
    roles: OWNER,
    ...NO_DESK,
    body: ({ storeId }) => ({ ...request(storeId), answerMinutes: 5 }),
  },
  merchantDeskResume: { roles: DECIDERS, ...NO_DESK, body: ({ storeId }) => request(storeId) },
  merchantDeskRun: {
    roles: DECIDERS,
    own: 'STORE_NOT_FOUND',
    otherStore: { owner: 'STORE_NOT_FOUND', manager: 'NO_PERMISSION' },
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({ storeId, runBy: 'STAFF' }),
  },
  merchantRefundList: {
    roles: READERS,
    body: ({ storeId }) => ({ storeIds: [storeId] }),
    otherMerchant: { owner: 'NOTHING' },
  },
  merchantRefundDecide: {
    roles: DECIDERS,
    own: 'REFUND_NOT_FOUND',
    body: () => ({ refundId: randomUUID(), isAccepted: true }),
  },
  merchantRefundUsed: {
    roles: DECIDERS,
    otherMerchant: 'NOT_FOUND',
    body: ({ verifyId }) => ({
      requestId: randomUUID(),
      verifyIds: [verifyId],
      reason: 'The kitchen closed early',
    }),
  },

  merchantVisitList: {
    roles: EVERYONE,
    body: ({ storeId }) => ({ day: '2026-11-25', storeIds: [storeId] }),
    otherMerchant: { owner: 'NOTHING' },
  },
  merchantVisitArrive: {
    roles: REDEEMERS,
    own: 'VISIT_NOT_TODAY',
    body: ({ orderId }) => ({ orderId, isArrived: true }),
    otherStore: 'VISIT_NOT_TODAY',
    otherMerchant: 'ORDER_NOT_FOUND',
  },

  merchantStoreList: { roles: EVERYONE, body: none },
  merchantStoreSwitches: { roles: EVERYONE, otherMerchant: { owner: 'STORE_NOT_FOUND' }, body: at },
  merchantStoreSetSwitches: {
    roles: DECIDERS,
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({ storeId, voice: false }),
  },
  merchantStoreSetHours: {
    roles: DECIDERS,
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({ storeId, hours: [] }),
  },
  // a store of deals has a week alone
  merchantStoreSetDays: {
    roles: DECIDERS,
    own: 'STORE_NOT_FOUND',
    otherStore: { owner: 'STORE_NOT_FOUND', manager: 'NO_PERMISSION' },
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({ storeId, days: [], seq: 1 }),
  },
  merchantDayGet: {
    roles: READERS,
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({ storeId, day: '2026-01-02' }),
  },
  merchantDayList: { roles: READERS, otherMerchant: { owner: 'STORE_NOT_FOUND' }, body: at },
  merchantDayClose: {
    roles: DECIDERS,
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({ requestId: randomUUID(), storeId, day: '2026-01-02' }),
  },
  merchantDayReopen: {
    roles: DECIDERS,
    otherMerchant: { owner: 'STORE_NOT_FOUND' },
    body: ({ storeId }) => ({
      requestId: randomUUID(),
      storeId,
      day: '2026-01-02',
      reason: 'again',
    }),
  },
};
