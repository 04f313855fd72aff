import { iconSize } from '../../ui/icons.tsx';

/** A star before a rating. */
export const Star = () => (
  <svg
    className="icon star"
    style={iconSize(12)}
    viewBox="0 0 24 24"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="M12 2l3 6.500 7 .900-5.200 4.800 1.400 7L12 17.700 5.800 21.200l1.400-7L2 9.400l7-.900z" />
  </svg>
);
