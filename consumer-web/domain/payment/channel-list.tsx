import { useId } from 'react';

/** `look`: how its mark is drawn, where that is not its type. */
export type ChannelRow = { type: string; name: string; look?: string };
type Props = {
  title: string;
  /** What holds for all of them. */
  note: string;
  none: string;
  rows: readonly ChannelRow[];
  chosen: string | undefined;
  onChoose: (type: string) => void;
};

/** Ways to pay, one of which is chosen; its marks are in `cashier.css`. */
export const ChannelList = ({ title, note, none, rows, chosen, onChoose }: Props) => {
  const name = useId();
  return (
    <fieldset className="card cashier__channels">
      <legend className="card__title">{title}</legend>
      {rows.map((row) => (
        <label key={row.type} className="cashier__channel" data-testid={`channel-${row.type}`}>
          <span
            className={`cashier__mark cashier__mark--${row.look ?? row.type}`}
            aria-hidden="true"
          >
            {[...row.name][0]}
          </span>
          <strong>{row.name}</strong>
          <input
            type="radio"
            name={name}
            checked={row.type === chosen}
            onChange={() => onChoose(row.type)}
          />
        </label>
      ))}
      {rows.length === 0 ? (
        <p className="alert" role="alert">
          {none}
        </p>
      ) : (
        <p className="cashier__note cashier__note--all">{note}</p>
      )}
    </fieldset>
  );
};
