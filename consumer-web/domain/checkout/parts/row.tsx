import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import type { Field, Problem } from '../problem.ts';

/** The id of a field's place on the page. */
export const fieldId = (field: Field): string => `checkout-${field}`;

/** A sentence at the field that it is about. */
export const FieldProblem = ({ field, problem }: { field: Field; problem: Problem | null }) =>
  problem?.field === field ? (
    <p className="alert checkout__problem" role="alert" data-testid={`problem-${field}`}>
      {problem.text}
    </p>
  ) : null;

type Props = {
  field?: Field;
  name: string;
  value: ReactNode;
  isMissing?: boolean;
  problem?: Problem | null;
  onPress: () => void;
};

/** A line that opens something to choose. */
export const Row = ({ field, name, value, isMissing = false, problem = null, onPress }: Props) => (
  <div {...(field !== undefined && { id: fieldId(field) })} className="checkout__field">
    <button
      type="button"
      className="checkout__row"
      onClick={onPress}
      aria-haspopup="dialog"
      {...(field !== undefined && { 'data-testid': `row-${field}` })}
    >
      <span className="checkout__row-name">{name}</span>
      <span
        className={
          isMissing ? 'checkout__row-value checkout__row-value--missing' : 'checkout__row-value'
        }
      >
        {value}
      </span>
      <Icon name="next" size={16} />
    </button>
    {field !== undefined && <FieldProblem field={field} problem={problem} />}
  </div>
);
