import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { merchantStoreDaysCalls } from '#shared/contract/merchant/store-days.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  accept,
  delivered,
  handOver,
  ready,
  refund,
  refusal,
  setOut,
  setReady,
  takeOver,
  unready,
} from './acts.ts';
import { setDesk } from './auto-accept/set.ts';
import { board } from './board.ts';
import { changes } from './changes.ts';
import { get } from './get.ts';
import { heard } from './heard.ts';
import { history } from './history.ts';
import { mark } from './mark.ts';
import { printAgain } from './print/again.ts';
import { printClaim, printDone } from './print/claim.ts';
import { printJobs } from './print/jobs.ts';
import { printDeletePrinter, printPrinters, printSavePrinter } from './print/printers.ts';
import { run } from './run.ts';
import { stream } from './stream.ts';
import { out, soldOut } from './sold-out.ts';
import { stationAssign, stationDelete, stationList, stationSave } from './stations.ts';
import { deskStore, pause, resume, setBusy } from './store-live.ts';

/** Days are the catalogue's: a store's own page sets them. */
type Own = Exclude<keyof DeskContract, keyof typeof merchantStoreDaysCalls>;

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
  merchantDeskTakeOver: takeOver,
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
  merchantPrintPrinters: printPrinters,
  merchantPrintSavePrinter: printSavePrinter,
  merchantPrintDeletePrinter: printDeletePrinter,
  merchantPrintJobs: printJobs,
  merchantPrintClaim: printClaim,
  merchantPrintDone: printDone,
  merchantPrintAgain: printAgain,
  merchantStationList: stationList,
  merchantStationSave: stationSave,
  merchantStationDelete: stationDelete,
  merchantStationAssign: stationAssign,
};
