/** Whether this page could be loaded now: there is a network and its server answers. */
export const isServed = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};
