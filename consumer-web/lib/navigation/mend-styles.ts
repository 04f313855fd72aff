const refetchStyles = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    const link = lost.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => {
      lost.remove();
      done();
    });
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`Unable to preload CSS for ${link.href}`));
    });
    document.head.append(link);
  });

/** A sheet that could not be fetched is missing, or in some browsers there and closed to reading. */
const isLost = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet?.cssRules === undefined;
  } catch {
    return true;
  }
};

/** The bundler requests the styles of a part once: those that failed are fetched here, or the part would be unstyled. */
export const mendStyles = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(isLost).map(refetchStyles));
};
