/** A button of the bar that is an icon with a name: words of all of them would take a second row. */
export const iconLook = (label: string) =>
  ({ variant: 'default', size: 44, 'aria-label': label, title: label }) as const;
