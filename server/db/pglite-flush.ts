import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

let flushes = 0;
export const flushCount = (): number => flushes;

const flushPath = (file: string): void => {
  const handle = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

/** Flushes a folder with everything in it: what an engine without a flush has made so far. */
export const flushTree = (directory: string): void => {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) flushTree(full);
    else flushPath(full);
  }
  flushPath(directory);
};

type Stream = { nfd?: number; node: unknown };
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
};
type EngineModule = { NODEFS?: NodeFiles; FS?: { filesystems?: { NODEFS?: NodeFiles } } };

/**
 * PGlite starts PostgreSQL without fsync, and its file system has none: a power cut loses everything since the last write-back.
 * This one has. It depends on internals, hence the pinned version and the proof at each start.
 */
export class FlushingFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const steps = (made.emscriptenOpts.preRun ??= []) as ((engine: EngineModule) => void)[];
    steps.push((engine) => {
      const files = engine.NODEFS ?? engine.FS?.filesystems?.NODEFS;
      if (!files?.stream_ops)
        throw new Error('the file system of PGlite changed: refusing to run without a flush');
      files.stream_ops.fsync = (stream) => {
        flushes += 1;
        if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd);
        else flushPath(files.realPath(stream.node));
        return 0;
      };
    });
    return made;
  }
}
