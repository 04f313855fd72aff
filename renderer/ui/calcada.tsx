import classes from './calcada.module.css';

/** The black-and-white wave of Senado Square's paving: the product's only ornament (decision Z2). */
export const Calcada = ({ className }: { className?: string }) => (
  <svg className={`${classes['wave']} ${className ?? ''}`} aria-hidden="true" focusable="false">
    <defs>
      <pattern
        id="calcada"
        width="48"
        height="24"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(0 -4)"
      >
        <rect width="48" height="24" fill="#ffffff" />
        <path
          d="M0 6c12 0 12 12 24 12S36 6 48 6v10c-12 0-12 12-24 12S12 16 0 16z M0 -18c12 0 12 12 24 12S36 -18 48 -18v10c-12 0-12 12-24 12S12 -8 0 -8z"
          fill="#16202b"
        />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#calcada)" />
  </svg>
);
