/** A button of a bar that is an icon with a name, where words would take a second row. */
export const iconLook = (label: string) =>
  ({ variant: 'default', size: 44, 'aria-label': label, title: label }) as const;
