type Props<Name extends string> = {
  label: string;
  names: readonly Name[];
  chosen: Name;
  textOf: (name: Name) => string;
  onChoose: (name: Name) => void;
  className: string;
  buttonClassName: string;
};

/** Buttons of which one is pressed: a filter, or the tabs of a list. */
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
