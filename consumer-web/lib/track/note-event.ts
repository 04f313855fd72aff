import type { TrackEvent } from '#shared/codes/track-event.ts';
import type { EventProps } from './track-event.ts';

/** The page that a hash names. */
const pageOf = (hash: string): string => hash.replace(/^#/, '').split('?')[0] || '/';

/** Records what happened on the present page, by the name of its route, unless the visitor has opted out; nothing waits for it (spec 000 §7, decision O16). */
export const noteEvent = (event: TrackEvent, props: EventProps = {}): void => {
  // a press may lead to another page before the analytics have been loaded
  const route = pageOf(location.hash);
  void import('./track.ts')
    .then(({ track }) => {
      track(event, props, route);
    })
    .catch(() => undefined);
};
