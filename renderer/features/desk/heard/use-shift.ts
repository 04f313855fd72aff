import { useEffect } from 'react';
import * as z from 'zod/mini';
import { id } from '#shared/contract/wire.ts';
import type { OperatorId } from '#shared/kernel/ids.ts';
import { currentSession, useSignedIn } from '../../../lib/session.ts';
import { setSoundOn } from '../../../lib/settings.ts';
import { readKey, storageKey, writeKey } from '../../../lib/storage.ts';

/** Whose shift it is at this till; null once they have signed out. A reload, or a locked till, ends none. */
const SHIFT = storageKey('shift', z.nullable(id<OperatorId>()), null);

/** A till that somebody muted rings again for whoever comes next: mute ends with the shift (decision DA4). */
export const useShift = (): void => {
  const { operator } = useSignedIn();
  useEffect(() => {
    if (readKey(SHIFT) !== operator.id) setSoundOn(true);
    writeKey(SHIFT, operator.id);
    return () => {
      if (currentSession() === null) writeKey(SHIFT, null);
    };
  }, [operator.id]);
};
