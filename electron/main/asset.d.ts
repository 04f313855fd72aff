/** electron-vite copies the file beside the bundle and gives its path. */
declare module '*?asset' {
  const path: string;
  export default path;
}
