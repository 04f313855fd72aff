import type { ReactNode } from 'react';

type Props<Name extends string> = {
  label: string;
  names: readonly Name[];
  chosen: Name;
  textOf: (name: Name) => ReactNode;
  onChoose: (name: Name) => void;
  className: string;
  buttonClassName: string;
};

/** Scrolls the row of a button, never the page, until the button is in the middle; one in sight stays. */
const bringIntoSight = (button: HTMLElement | null): void => {
  const row = button?.parentElement;
  if (!row) return;
  const [inner, outer] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
};

/** Buttons of which one is pressed, and in sight: a filter, or the tabs of a list. */
export const ChoiceButtons = <Name extends string>({
  label,
  names,
  chosen,
  textOf,
  onChoose,
  className,
  buttonClassName,
}: Props<Name>) => (
  <div className={className} role="group" aria-label={label}>
    {names.map((name) => (
      <button
        key={name}
        ref={name === chosen ? bringIntoSight : undefined}
        type="button"
        className={buttonClassName}
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
      >
        {textOf(name)}
      </button>
    ))}
  </div>
);
