import * as z from 'zod/mini';
import type { RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, plainId, withDefault } from '../wire.ts';

const storeId = id<StoreId>();
const editing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
} as const;
const ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;

/** What a line of a file does: a new dish, a change, nothing, or something is wrong with it. */
export const IMPORT_ACTS = ['NEW', 'CHANGE', 'SAME', 'BAD'] as const;
/** What a line of a file does. */
export type ImportAct = (typeof IMPORT_ACTS)[number];

/** A line of a file. `changes`: by column, as the file writes them. */
const importRow = z.object({
  row: count,
  key: z.string(),
  act: z.enum(IMPORT_ACTS),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  problem: z.nullable(z.string()),
});
const sums = z.object({ new: count, change: count, same: count, bad: count });
const newClass = z.object({ row: count, path: z.string() });
const importId = plainId;

/** Menus and shelves as files (decision DA25). */
export const merchantMenuImportCalls = {
  /** Rows in the order of the menu, every cell as text; the columns are those that an import reads. */
  merchantMenuExport: call('/group/merchant/menu/_export', {
    ...editing,
    roles: ['owner', 'manager', 'auditor'],
    repeat: 'read',
    summary: 'The menu of a store as rows of a file',
    errors: [...ERRORS],
    request: z.object({
      storeId,
      offset: withDefault(count, 0),
      size: withDefault(z.int().check(z.gte(1), z.lte(1000)), 500),
    }),
    reply: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      next: z.boolean(),
      nextOffset: count,
    }),
  }),
  /**
   * Multipart with `file`: CSV of at most 5 MB and 20,000 rows in UTF-8, UTF-16, Big5 or GB18030.
   * Nothing is written. `rows`: what is not as it was, 2,000 at most; `isCut` where there are more.
   * `newClasses`: with the first row that names each, from above; of a supermarket by their paths.
   */
  merchantMenuImportCheck: call('/group/merchant/menu/_import-check', {
    ...editing,
    form: true,
    timeoutMs: 60_000,
    summary: 'What a file would do to the menu of a store',
    errors: [...ERRORS, 'IMPORT_INVALID', 'UPLOAD_TOO_LARGE', 'UPLOAD_TOO_MANY'],
    request: z.object({ storeId }),
    reply: z.object({
      importId,
      rows: z.array(importRow),
      sums,
      newClasses: z.array(newClass),
      isCut: z.boolean(),
    }),
  }),
  /** `IMPORT_STALE`: dishes of these rows were changed since the check. A file with a bad row is not applied. */
  merchantMenuImportApply: call('/group/merchant/menu/_import-apply', {
    ...editing,
    repeat: 'keyed',
    timeoutMs: 60_000,
    summary: 'Does what a checked file says',
    errors: [...ERRORS, 'KEY_REUSED', 'IMPORT_INVALID', 'IMPORT_STALE'],
    request: z.object({ requestId: id<RequestId>(), storeId, importId }),
    reply: z.object({ sums, undoUntil: instant, replay: z.boolean() }),
  }),
  /** Within 24 hours, for rows untouched since. `left`: how many were changed again and stay. */
  merchantMenuImportUndo: call('/group/merchant/menu/_import-undo', {
    ...editing,
    repeat: 'keyed',
    timeoutMs: 60_000,
    summary: 'Takes back what a file did',
    errors: [...ERRORS, 'KEY_REUSED', 'IMPORT_INVALID'],
    request: z.object({ requestId: id<RequestId>(), storeId, importId }),
    reply: z.object({ undone: count, left: count, replay: z.boolean() }),
  }),
  /** The last file that was applied, while it can be taken back. */
  merchantMenuImportLast: call('/group/merchant/menu/_import-last', {
    ...editing,
    repeat: 'read',
    summary: 'The last file of a store that can be taken back',
    errors: [...ERRORS],
    request: z.object({ storeId }),
    reply: z.object({
      last: z.nullable(z.object({ importId, at: instant, dishes: count, undoUntil: instant })),
    }),
  }),
};
