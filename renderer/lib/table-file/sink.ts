import { saveBlob } from '../save-file.ts';
import type { Sink } from './writer.ts';

export type FileKind = 'csv' | 'xlsx';
export const MIME: Record<FileKind, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Handle = {
  createWritable(): Promise<{
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
};
type Picker = (options: {
  suggestedName: string;
  types: { accept: Record<string, string[]> }[];
}) => Promise<Handle>;

/** Bytes that are gathered before they become one part of the browser's own. */
const PART_BYTES = 1024 * 1024;

/** Writes directly to the chosen file; an abort removes it. */
const diskSink = async (handle: Handle): Promise<Sink> => {
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(bytes),
    close: () => file.close(),
    abort: () => file.abort(),
  };
};

/** Parts that the browser holds outside of the page's memory, saved as a download at the end. */
export const partsSink = (
  name: string,
  kind: FileKind,
  save: (file: Blob, name: string) => void,
): Sink => {
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const flush = (): void => {
    if (waiting.length > 0) parts.push(new Blob(waiting));
    waiting = [];
    size = 0;
  };
  return {
    write: (bytes) => {
      waiting.push(bytes);
      size += bytes.length;
      if (size >= PART_BYTES) flush();
      return Promise.resolve();
    },
    close: () => {
      flush();
      save(new Blob(parts, { type: MIME[kind] }), name);
      return Promise.resolve();
    },
    abort: () => {
      waiting = [];
      parts.length = 0;
      return Promise.resolve();
    },
  };
};

/**
 * Asks where to write, in a tab that can write to the disk; else a download. Must be called from the press of a button. Null: the person chose nowhere.
 * The desktop's pages may not open files themselves: there it is a download, and the desktop asks where to.
 */
export const openSink = async (
  name: string,
  kind: FileKind,
  isDesktop: boolean,
): Promise<Sink | null> => {
  const pick = isDesktop
    ? undefined
    : (window as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!pick) return partsSink(name, kind, saveBlob);
  try {
    return await diskSink(
      await pick({ suggestedName: name, types: [{ accept: { [MIME[kind]]: [`.${kind}`] } }] }),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return partsSink(name, kind, saveBlob);
  }
};
