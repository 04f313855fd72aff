import { useEffect, useState, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasHomeButton } from '#shared/guards/back-navigation.ts';
import { isTap, NAVIGATION_MS } from '#shared/guards/timing.ts';
import { host } from '../lib/host/host.ts';
import { useT } from '../lib/i18n.ts';
import { visited } from '../lib/session/visited.ts';
import { Icon } from '../ui/icons.tsx';

type Place = { x: number; y: number };
type Press = { at: number; from: Place; start: Place };

/** Keeps the whole button on the screen. */
const withinScreen = ({ x, y }: Place, size: number): Place => ({
  x: Math.min(Math.max(x, 0), innerWidth - size),
  y: Math.min(Math.max(y, 0), innerHeight - size),
});

const SIZE = 48;

/** Whether 3 s have passed and the visit has not been home (spec 000 §2). */
const useIsDue = (): boolean => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setIsDue(true);
      },
      Math.max(0, NAVIGATION_MS.homeButton - performance.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    isDue && hasHomeButton(host.kind, { elapsedMs: NAVIGATION_MS.homeButton, history: visited() })
  );
};

/** A button that one can carry about: a short press returns to where the app begins, a longer one only moves it. */
export const HomeButton = () => {
  const t = useT();
  const navigate = useNavigate();
  const isDue = useIsDue();
  const [place, setPlace] = useState<Place>(() => ({
    x: innerWidth - SIZE - 16,
    y: innerHeight - SIZE - 140,
  }));
  const [press, setPress] = useState<Press | null>(null);
  if (!isDue) return null;

  const handleDown = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setPress({ at: event.timeStamp, from: place, start: { x: event.clientX, y: event.clientY } });
  };
  const handleMove = (event: PointerEvent): void => {
    if (press !== null)
      setPlace(
        withinScreen(
          {
            x: press.from.x + event.clientX - press.start.x,
            y: press.from.y + event.clientY - press.start.y,
          },
          SIZE,
        ),
      );
  };
  const handleUp = (event: PointerEvent): void => {
    if (press !== null && isTap(event.timeStamp - press.at)) void navigate('/', { replace: true });
    setPress(null);
  };
  return (
    <button
      type="button"
      className="home-button"
      data-testid="home-button"
      aria-label={t('shell.floatHome')}
      style={{ left: place.x, top: place.y }}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => setPress(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') void navigate('/', { replace: true });
      }}
    >
      <Icon name="home" size={24} />
    </button>
  );
};
