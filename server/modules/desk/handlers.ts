import type { driverRunCalls } from '#shared/contract/consumer/driver-run.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { merchantAuditCalls } from '#shared/contract/merchant/audit.ts';
import type { merchantMenuImportCalls } from '#shared/contract/merchant/menu-import.ts';
import type { merchantMenuPhotosCalls } from '#shared/contract/merchant/menu-photos.ts';
import type { merchantMenuCalls } from '#shared/contract/merchant/menu.ts';
import type { merchantPickCalls } from '#shared/contract/merchant/pick.ts';
import type { merchantStoreDaysCalls } from '#shared/contract/merchant/store-days.ts';
import type { wallCalls } from '#shared/contract/wall.ts';
import type { Handlers } from '#server/kit/context.ts';
import { setAnswer } from './answer-minutes.ts';
import { accept, ready, refusal, setReady, unready } from './acts.ts';
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
import { handOver } from './hand-over.ts';
import { heard } from './heard.ts';
import { history } from './history.ts';
import { mark } from './mark.ts';
import { pickFinish } from './pick/finish.ts';
import { pickBegin, pickLeave, pickList } from './pick/list.ts';
import { pickScan, pickShort } from './pick/scan.ts';
import { printAgain } from './print/again.ts';
import { printClaim, printDone } from './print/claim.ts';
import { printJobs } from './print/jobs.ts';
import { printMorning, printMorningNow } from './print/morning.ts';
import { printDeletePrinter, printPrinters, printSavePrinter } from './print/printers.ts';
import { run } from './run.ts';
import { scan } from './scan.ts';
import { stream } from './stream.ts';
import { soldOut } from './sold-out.ts';
import { wallAdd, wallList, wallNumbers, wallRevoke } from './wall/wall.ts';
import { stationAssign, stationDelete, stationList, stationSave } from './stations.ts';
import { cancel, giveBack } from './money.ts';
import { offer, previewChange } from './change.ts';
import { refund } from './refund.ts';
import { deskStore, pause, resume, setBusy } from './store-live.ts';
import { out } from './what-is-out.ts';

type Others = typeof merchantStoreDaysCalls &
  typeof merchantMenuCalls &
  typeof merchantMenuImportCalls &
  typeof merchantMenuPhotosCalls &
  typeof merchantAuditCalls;
/** Days and menus are the catalogue's. */
type Own =
  | Exclude<keyof DeskContract, keyof Others>
  | keyof typeof merchantPickCalls
  | keyof typeof wallCalls
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
  merchantDeskScan: scan,
  merchantDeskHandOver: handOver,
  merchantDeskSendOut: setOut,
  merchantDeskDelivered: delivered,
  merchantDeskDrivers: drivers,
  merchantDeskNotMet: nobodyMet,
  merchantDeskBringBack: broughtBack,
  merchantDeskUndelivered: undelivered,
  merchantDeskTakeOver: takeOver,
  merchantDeskPreviewChange: previewChange,
  merchantDeskOfferChange: offer,
  merchantDeskCancel: cancel,
  merchantDeskGiveBack: giveBack,
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
  merchantDeskSetAnswer: setAnswer,
  merchantDeskMark: mark,
  merchantPickList: pickList,
  merchantPickBegin: pickBegin,
  merchantPickScan: pickScan,
  merchantPickShort: pickShort,
  merchantPickFinish: pickFinish,
  merchantPickLeave: pickLeave,
  merchantPrintPrinters: printPrinters,
  merchantPrintSavePrinter: printSavePrinter,
  merchantPrintDeletePrinter: printDeletePrinter,
  merchantPrintJobs: printJobs,
  merchantPrintClaim: printClaim,
  merchantPrintDone: printDone,
  merchantPrintAgain: printAgain,
  merchantPrintMorning: printMorning,
  merchantPrintMorningNow: printMorningNow,
  merchantStationList: stationList,
  merchantStationSave: stationSave,
  merchantStationDelete: stationDelete,
  merchantStationAssign: stationAssign,
  merchantWallList: wallList,
  merchantWallAdd: wallAdd,
  merchantWallRevoke: wallRevoke,
  wallNumbers,
};
