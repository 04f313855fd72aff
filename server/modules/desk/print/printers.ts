import { PRINTERS_MOST } from '#shared/contract/merchant/desk-print.ts';
import { asId, type PrinterId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { storesAtDesk } from '../scope.ts';
import { recordSetUp } from '../set-up.ts';
import { stationsOf } from '../station-repo.ts';
import { passJobsOn } from './job-repo.ts';
import {
  addPrinter,
  changePrinter,
  deletePrinter,
  type Printer,
  printersOf,
  type PrinterWish,
  tillsOf,
} from './printer-repo.ts';

const atStore = ({ merchantId, id }: DeskStore) => ({ merchantId, storeIds: [id] });

export const printPrinters: Handlers['merchantPrintPrinters'] = async (context, { storeId }) => {
  const { deps, session } = context;
  const { query } = deps.db;
  const [store] = await storesAtDesk(context, [storeId]);
  const [printers, tills, stations] = await Promise.all([
    printersOf(query, atStore(store!)),
    tillsOf(query, store!, session.deviceId),
    stationsOf(query, store!),
  ]);
  return {
    printers,
    tills,
    stations: stations.map(({ stationId, name }) => ({ stationId, name })),
    deviceId: session.deviceId,
  };
};

type Body = { requestId: RequestId; storeId: StoreId; printerId?: PrinterId | undefined };
type Work = (query: Query, store: DeskStore) => Promise<PrinterId>;

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** How a till reaches a printer, and in which way it prints. */
const connectionText = ({ kind, usb, network, systemName, language, mode }: Printer['setup']) =>
  [kind, usb?.name, network && `${network.host}:${network.port}`, systemName, language, mode]
    .filter(Boolean)
    .join(' ');

/** A printer for the audit; null where there is none. */
const printerFacts = async (
  query: Query,
  store: DeskStore,
  printerId: PrinterId | undefined,
): Promise<(Facts & { printer: string }) | null> => {
  const printers = await printersOf(query, atStore(store));
  const printer = printers.find((each) => each.printerId === printerId);
  if (printer === undefined) return null;
  const { stationIds, setup } = printer;
  const stations = (await stationsOf(query, store))
    .filter(({ stationId }) => stationIds.includes(stationId))
    .map(({ name }) => name);
  return {
    printer: printer.name,
    till: printer.device || printer.deviceId,
    deputy: printer.deputy || printer.deputyId,
    paper: String(printer.paper),
    connection: connectionText(setup),
    cuts: yes(setup.cuts),
    stations: stations.length === 0 ? null : stations.join('; '),
    labels: yes(printer.hasLabels),
  };
};

/** Does a change of a printer, and writes down who made it. */
const recorded = async (
  query: Query,
  context: MerchantContext,
  { store, body, work }: { store: DeskStore; body: Body; work: Work },
): Promise<PrinterId> => {
  const before = await printerFacts(query, store, body.printerId);
  const id = await work(query, store);
  const after = await printerFacts(query, store, id);
  const name = (after ?? before)?.printer ?? '';
  await recordSetUp(query, context, { storeId: store.id, id, name, before, after });
  return id;
};

/** Changes the printers of a store once for each request. */
const changed = async <B extends Body>(
  context: MerchantContext,
  body: B,
  { scope, work }: { scope: string; work: Work },
): Promise<{ printerId: PrinterId; replay: boolean }> => {
  const [store] = await storesAtDesk(context, [body.storeId]);
  return once(context, body, {
    scope: `print/${scope}`,
    work: async (query) => ({
      printerId: await recorded(query, context, { store: store!, body, work }),
    }),
  });
};

/** Its tills are the merchant's own, and two. */
const needTills = async (
  { deps, session }: MerchantContext,
  store: DeskStore,
  { deviceId, deputyId }: PrinterWish,
): Promise<void> => {
  const { query } = deps.db;
  const known = [
    ...(await tillsOf(query, store, session.deviceId)).map((till) => till.deviceId),
    // one that stands elsewhere by now may keep its printer
    ...(await printersOf(query, atStore(store))).flatMap((each) => [each.deviceId, each.deputyId]),
  ];
  if (deputyId === deviceId || !known.includes(deviceId))
    refuse('BAD_REQUEST', { issues: ['deviceId'] });
  if (deputyId !== null && !known.includes(deputyId))
    refuse('BAD_REQUEST', { issues: ['deputyId'] });
};

export const printSavePrinter: Handlers['merchantPrintSavePrinter'] = (context, body) =>
  changed(context, body, {
    scope: 'save-printer',
    work: async (query, store) => {
      const { requestId: _, storeId: __, printerId, ...wish } = body;
      await needTills(context, store, wish);
      if (printerId !== undefined)
        return (await changePrinter(query, store, { printerId, ...wish }))
          ? printerId
          : refuse('PRINTER_NOT_FOUND');
      if ((await printersOf(query, atStore(store))).length >= PRINTERS_MOST)
        return refuse('PRINTERS_FULL');
      const added = asId<PrinterId>(context.deps.random.id());
      await addPrinter(query, store, { printerId: added, at: context.now, ...wish });
      return added;
    },
  });

/** One that is gone already is no error: two managers may delete the same. */
export const printDeletePrinter: Handlers['merchantPrintDeletePrinter'] = async (context, body) => {
  const { replay } = await changed(context, body, {
    scope: 'delete-printer',
    work: async (query, store) => {
      const others = (await printersOf(query, atStore(store))).filter(
        ({ printerId }) => printerId !== body.printerId,
      );
      await passJobsOn(query, store, { from: body.printerId, to: others[0]?.printerId ?? null });
      await deletePrinter(query, store, body.printerId);
      return body.printerId;
    },
  });
  return { replay };
};
