import type { ApiError } from '#shared/client/api-error.ts';
import { systemClock } from './clock.ts';

/** What went wrong lately, for the diagnostics: no sentence of the server, no address, nothing that a person typed. */
export type Fault = { at: number; kind: string; code: number | null; path: string };

const MOST = 30;
let faults: readonly Fault[] = [];

/** Notes a failed call: when, which, and its code. */
export const noteFailure = ({
  kind,
  code,
  path,
}: Pick<ApiError, 'kind' | 'path'> & { code?: number | null | undefined }): void => {
  faults = [...faults, { at: systemClock.now(), kind, code: code ?? null, path }].slice(-MOST);
};

/** The last failures, oldest first. */
export const lastFaults = (): readonly Fault[] => faults;
