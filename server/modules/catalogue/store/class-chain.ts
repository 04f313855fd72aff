/** A class with those above it, from the first level on. */
export const chainOf = (
  classes: readonly { id: string; parentId: string }[],
  classId: string,
): string[] => {
  const found = classes.find(({ id }) => id === classId);
  if (found === undefined) return [];
  return [...(found.parentId === '' ? [] : chainOf(classes, found.parentId)), classId];
};
