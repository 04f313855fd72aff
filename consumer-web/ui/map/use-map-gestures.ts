import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { panned, zoomed, type Metres, type View } from './projection.ts';

type Move = (change: (view: View) => View) => void;

const STEP_PX = 80;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };
/** A finger that trembles less than this is a tap. */
const TAP_PX = 4;

/** Pixels from the middle of the box. */
const fromMiddle = (
  box: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Metres => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const middleOf = (points: readonly Metres[]): Metres => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([a, b]: readonly Metres[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

/** Wheel events are handled outside of React, which could not prevent scrolling. */
const useWheel = (box: RefObject<HTMLDivElement | null>, move: Move): void => {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = fromMiddle(event.currentTarget as HTMLElement, event);
    const by = event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0022);
    move((view) => zoomed(view, view.zoom - by, at));
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: WheelEvent): void => {
      onWheel(event);
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => {
      element?.removeEventListener('wheel', listen);
    };
  }, [box]);
};

/** Fingers, mouse, wheel and keys move and zoom the map. */
export const useMapGestures = (box: RefObject<HTMLDivElement | null>, move: Move) => {
  const fingers = useRef(new Map<number, Metres>());
  const travelled = useRef(0);
  useWheel(box, move);
  const lift = ({ pointerId }: PointerEvent<HTMLDivElement>): void => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      if (fingers.current.size === 0) travelled.current = 0;
      fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const old = [...fingers.current.values()];
      if (!fingers.current.has(event.pointerId) || old.length > 2) return;
      const here = fromMiddle(event.currentTarget, event);
      const before = fingers.current.get(event.pointerId)!;
      travelled.current += Math.hypot(here.x - before.x, here.y - before.y);
      if (travelled.current > TAP_PX && !event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, here);
      const now = [...fingers.current.values()];
      const [from, to, stretch] = [
        middleOf(old),
        middleOf(now),
        spreadOf(old) > 0 ? spreadOf(now) / spreadOf(old) : 1,
      ];
      move((view) =>
        zoomed(panned(view, to.x - from.x, to.y - from.y), view.zoom + Math.log2(stretch), to),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: { currentTarget: HTMLDivElement; clientX: number; clientY: number }) => {
      const at = fromMiddle(event.currentTarget, event);
      move((view) => zoomed(view, view.zoom + 1, at));
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const [arrow, zoom] = [ARROWS[event.key], ZOOMS[event.key]];
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (arrow === undefined && zoom === undefined)
      )
        return;
      event.preventDefault();
      move((view) => (arrow ? panned(view, ...arrow) : zoomed(view, view.zoom + (zoom ?? 0))));
    },
  };
};
