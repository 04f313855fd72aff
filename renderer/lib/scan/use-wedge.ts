import { useLayoutEffect } from 'react';
import { emitScan } from './desk.ts';
import { isRecording } from './key-recorder.ts';
import { currentProfile } from './profile-store.ts';
import { wedgeListener } from './wedge-listener.ts';

/** Listens to the keyboard wedge from before the first drawing on: keys of a scan that nothing listens to are typed into the page. */
export const useWedge = (): void =>
  useLayoutEffect(() => {
    const wedge = wedgeListener({ profile: currentProfile, isAside: isRecording });
    wedge.start((text, timing) => emitScan({ text, by: 'WEDGE', ...(timing && { timing }) }));
    return () => wedge.stop();
  }, []);
