/** The product's mark: an azulejo tile with an S of paving stones. Decorative: its name is beside it or on its parent. */
export const BrandMark = ({ size = 44 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <rect width="44" height="44" rx="10" fill="#ffffff" />
    <path d="M22 5 39 22 22 39 5 22Z" fill="none" stroke="#1f4e8c" strokeWidth="2" />
    <path
      d="M28.5 16.2c-1.3-2-3.6-3-6.5-3-3.8 0-6.6 1.8-6.6 4.7 0 6.3 13.2 2.6 13.2 8.4 0 2.8-2.9 4.5-6.6 4.5-3 0-5.5-1.1-6.8-3.1"
      fill="none"
      stroke="#1f4e8c"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
    <circle cx="35.5" cy="8.5" r="3.5" fill="#f5b83d" />
  </svg>
);
