import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { examine, type Diagnosis } from '../../../lib/scan/doctor/cure.ts';
import { identify } from '../../../lib/scan/doctor/reading.ts';
import { TEST_CODES, type TestCodeId } from '../../../lib/scan/doctor/test-codes.ts';
import { recordKeys, type KeyStream } from '../../../lib/scan/key-recorder.ts';

type Doctor = {
  field: RefObject<HTMLInputElement | null>;
  diagnosis: Diagnosis;
  /** Test codes that were scanned. */
  scanned: readonly TestCodeId[];
  /** Number of the code to scan next, from 1; null when none is left. */
  next: number | null;
  /** The last scan was none of the sheet's codes. */
  isStrange: boolean;
  startOver: () => void;
};

/** Listens to the keyboard while it is mounted and analyses the scans. */
export const useDoctor = (): Doctor => {
  const field = useRef<HTMLInputElement>(null);
  const [streams, setStreams] = useState<readonly KeyStream[]>([]);
  const [isStrange, setStrange] = useState(false);
  useEffect(
    () =>
      recordKeys({
        field: () => field.current,
        onStream: (stream) => {
          const isKnown = identify(stream) !== null;
          setStrange(!isKnown);
          if (isKnown) setStreams((old) => [...old, stream]);
        },
      }),
    [],
  );
  const diagnosis = useMemo(() => examine(streams), [streams]);
  const scanned = diagnosis.readings.map(({ code }) => code.id);
  const at = TEST_CODES.findIndex(({ id }) => !scanned.includes(id));
  const startOver = (): void => {
    setStreams([]);
    setStrange(false);
    field.current?.focus();
  };
  return { field, diagnosis, scanned, next: at < 0 ? null : at + 1, isStrange, startOver };
};
