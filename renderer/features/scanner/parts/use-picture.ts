import { useEffect, useState } from 'react';

export type Picture = {
  width: number;
  height: number;
  /** Frames in the last second. */ rate: number;
};
const EVERY_MS = 1000;

/** The camera's actual resolution and frame rate, measured once a second. */
export const usePicture = (hostId: string, isOn: boolean): Picture | null => {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let before = { frames: 0, at: performance.now() };
    const look = (): void => {
      const video = document.querySelector<HTMLVideoElement>(`#${hostId} video`);
      if (!video || video.videoWidth === 0) return;
      const now = {
        frames: video.getVideoPlaybackQuality().totalVideoFrames,
        at: performance.now(),
      };
      const rate = Math.max(
        0,
        Math.round(((now.frames - before.frames) * 1000) / (now.at - before.at)),
      );
      before = now;
      setPicture({ width: video.videoWidth, height: video.videoHeight, rate });
    };
    const timer = setInterval(look, EVERY_MS);
    return () => {
      clearInterval(timer);
      setPicture(null);
    };
  }, [hostId, isOn]);
  return picture;
};
