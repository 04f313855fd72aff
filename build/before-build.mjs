// electron-builder calls this before it packs. `false`: main and preload are bundled with all their
// packages, so it need not collect any.
const beforeBuild = async () => false;
export default beforeBuild;
