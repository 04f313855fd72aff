const LINK_KEPT_MS = 60_000;

/** Saves a file as a download; the desktop asks where to. */
export const saveBlob = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  // names of stores may hold what a file's name may not
  link.download = name.replace(/[\\/:*?"<>|\s]+/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LINK_KEPT_MS);
};

/** Saves a text as a download. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(new Blob([text], { type }), name);
