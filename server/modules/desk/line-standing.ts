import type { StationId } from '#shared/kernel/ids.ts';

/** The mark of a line that is crossed out at every station at once. */
export const EVERYWHERE = '';

/** Where a line is made, and whether it is crossed out there; it is done when it is so everywhere. */
export const lineStanding = (
  stationIds: readonly StationId[],
  marks: ReadonlySet<string> = new Set(),
): { isDone: boolean; stations: { stationId: StationId; isDone: boolean }[] } => {
  const isDone =
    marks.has(EVERYWHERE) || (stationIds.length > 0 && stationIds.every((id) => marks.has(id)));
  return {
    isDone,
    stations: stationIds.map((stationId) => ({
      stationId,
      isDone: isDone || marks.has(stationId),
    })),
  };
};
