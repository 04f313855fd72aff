import { useEffect, useState } from 'react';

/** How long the bank may take before we stop saying "checking", and how long one more question may (decision K1). */
const FIRST_MS = 60_000;
const REPEAT_MS = 10_000;

/** Whether the wait has become too long, and a way to begin a shorter one. */
export const usePatience = (): readonly [boolean, () => void] => {
  const [turn, setTurn] = useState(0);
  const [endedTurn, setEndedTurn] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setEndedTurn(turn);
      },
      turn === 0 ? FIRST_MS : REPEAT_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [turn]);
  return [
    endedTurn === turn,
    () => {
      setTurn(turn + 1);
    },
  ];
};
