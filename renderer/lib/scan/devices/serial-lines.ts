import type { SerialPort } from './platform.ts';

const ENDS = /[\r\n]+/;

/** Cuts what comes over a wire into scans. */
export const lineCutter = (emit: (text: string) => void) => {
  let rest = '';
  return {
    push: (bytes: Uint8Array): void => {
      // a byte a character, as the package reads it: codes are ASCII
      const lines = (rest + String.fromCodePoint(...bytes)).split(ENDS);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') emit(line);
    },
    /** Nothing more has come: what is left is a scan of a scanner without a suffix. */
    flush: (): void => {
      const text = rest;
      rest = '';
      if (text !== '') emit(text);
    },
  };
};

/**
 * The port as the package sees it, with its reader tapped. The package reports a scan only after 300 ms of silence, and two scans that come closer than that as one:
 * whole lines are sent at once here, and the package's event marks the end of what has no line end.
 */
export const tappedPort = (
  port: SerialPort,
  onBytes: (bytes: Uint8Array) => void,
): { port: SerialPort; end: () => void } => {
  let hasEnded = false;
  const readerOf = (
    stream: ReadableStream<Uint8Array>,
  ): ReadableStreamDefaultReader<Uint8Array> => {
    const reader = stream.getReader();
    const read = async (): Promise<ReadableStreamReadResult<Uint8Array>> => {
      const result = await reader.read();
      if (result.value) onBytes(result.value);
      return result;
    };
    return {
      read,
      releaseLock: () => reader.releaseLock(),
    } as ReadableStreamDefaultReader<Uint8Array>;
  };
  return {
    end: () => {
      hasEnded = true;
    },
    port: {
      open: (options) => port.open(options),
      close: () => port.close(),
      getInfo: () => port.getInfo(),
      get readable() {
        const stream = hasEnded ? null : port.readable;
        return (
          stream && ({ getReader: () => readerOf(stream) } as unknown as ReadableStream<Uint8Array>)
        );
      },
    },
  };
};
