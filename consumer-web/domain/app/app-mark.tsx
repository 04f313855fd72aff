/** The app's own mark: an egg tart over the waves of the calçada. */
export const AppMark = ({ size }: { size: number }) => (
  <svg className="app-mark" viewBox="0 0 72 72" width={size} height={size} aria-hidden="true">
    <rect width="72" height="72" rx="18" fill="#1f4e8c" />
    <circle cx="36" cy="30" r="15" fill="#f5b83d" />
    <circle cx="36" cy="30" r="10.5" fill="#fdf0d2" opacity=".55" />
    <path d="M0 50q9-9 18 0t18 0 18 0 18 0v4q0 18-18 18H18Q0 72 0 54z" fill="#fff" />
    <path d="M0 59q9-9 18 0t18 0 18 0 18 0" fill="none" stroke="#1f4e8c" strokeWidth="3.5" />
  </svg>
);
