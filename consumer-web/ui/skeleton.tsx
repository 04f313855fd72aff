const grown = (length: number | string): string =>
  typeof length === 'string' ? length : `calc(${length} * var(--u))`;

/** A grey place-holder of what is coming. */
export const Skeleton = ({
  width = '100%',
  height,
  radius = 8,
}: {
  width?: number | string;
  height: number;
  radius?: number;
}) => (
  <span
    className="skeleton"
    style={{ width: grown(width), height: grown(height), borderRadius: radius }}
    aria-hidden="true"
  />
);
