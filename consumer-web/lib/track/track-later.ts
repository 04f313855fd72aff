import type { TrackEvent } from '#shared/codes/track-event.ts';
import type { EventProps } from './track-event.ts';

/** Records an event without holding anybody up: the tracker is loaded when it is first needed, and its failures are ignored (spec 002 §8). */
export const trackLater = (event: TrackEvent, props: EventProps): void => {
  void import('./track.ts')
    .then(({ track }) => {
      track(event, props);
    })
    .catch(() => undefined);
};
