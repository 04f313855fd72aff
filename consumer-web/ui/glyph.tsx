import { iconSize } from './icons.tsx';

const PATHS = {
  heart:
    'M12 20.500C6.500 16.500 3.500 13 3.500 9.200A4.700 4.700 0 0 1 12 6.400a4.700 4.700 0 0 1 8.500 2.800c0 3.800-3 7.300-8.500 11.300z',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v7.500h14V12',
  bin: 'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500',
  bag: 'M5.500 8h13l1 12.500h-15zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500',
  star: 'M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z',
  filter: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  up: 'M6 15l6-6 6 6',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500H4.500zM10 21h4',
} as const;

/** Line icons of the store's page; the text or name beside each says what it is. `isFull`: filled. */
export const Glyph = ({
  name,
  size = 20,
  isFull = false,
}: {
  name: keyof typeof PATHS;
  size?: number;
  isFull?: boolean;
}) => (
  <svg
    className="icon"
    style={iconSize(size)}
    viewBox="0 0 24 24"
    fill={isFull ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
