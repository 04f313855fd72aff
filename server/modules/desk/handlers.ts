import type { driverRunCalls } from '#shared/contract/consumer/driver-run.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { merchantStoreDaysCalls } from '#shared/contract/merchant/store-days.ts';
import type { Handlers } from '#server/kit/context.ts';
import { accept, handOver, ready, refund, refusal, setReady, unready } from './acts.ts';
import {
  broughtBack,
  delivered,
  nobodyMet,
  pickupOffered,
  takeOver,
  undelivered,
} from './delivery/acts.ts';
import { driverDelivered, driverNotMet, driverPlace, driverRun } from './delivery/driver.ts';
import { drivers, setOut } from './delivery/send-out.ts';
import { setDesk } from './auto-accept/set.ts';
import { board } from './board.ts';
import { changes } from './changes.ts';
import { get } from './get.ts';
import { heard } from './heard.ts';
import { history } from './history.ts';
import { mark } from './mark.ts';
import { run } from './run.ts';
import { stream } from './stream.ts';
import { out, soldOut } from './sold-out.ts';
import { stationAssign, stationDelete, stationList, stationSave } from './stations.ts';
import { deskStore, pause, resume, setBusy } from './store-live.ts';

/** Days are the catalogue's: a store's own page sets them. */
type Own =
  | Exclude<keyof DeskContract, keyof typeof merchantStoreDaysCalls>
  | keyof typeof driverRunCalls;

export const deskHandlers: Pick<Handlers, Own> = {
  merchantDeskBoard: board,
  merchantDeskChanges: changes,
  merchantDeskStream: stream,
  merchantDeskGet: get,
  merchantDeskHistory: history,
  merchantDeskAccept: accept,
  merchantDeskRefuse: refusal,
  merchantDeskSetReady: setReady,
  merchantDeskReady: ready,
  merchantDeskUnready: unready,
  merchantDeskHandOver: handOver,
  merchantDeskSendOut: setOut,
  merchantDeskDelivered: delivered,
  merchantDeskDrivers: drivers,
  merchantDeskNotMet: nobodyMet,
  merchantDeskBringBack: broughtBack,
  merchantDeskUndelivered: undelivered,
  merchantDeskTakeOver: takeOver,
  merchantDeskOfferPickup: pickupOffered,
  driverRun,
  driverDelivered,
  driverNotMet,
  driverPlace,
  merchantDeskRefund: refund,
  merchantDeskRun: run,
  merchantDeskHeard: heard,
  merchantDeskOut: out,
  merchantDeskSoldOut: soldOut,
  merchantDeskStore: deskStore,
  merchantDeskSetBusy: setBusy,
  merchantDeskPause: pause,
  merchantDeskResume: resume,
  merchantDeskSet: setDesk,
  merchantDeskMark: mark,
  merchantStationList: stationList,
  merchantStationSave: stationSave,
  merchantStationDelete: stationDelete,
  merchantStationAssign: stationAssign,
};
