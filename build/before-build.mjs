// electron-builder asks this before it packs. `false`: main and preload are bundled whole, so it looks for no packages to take along.
const beforeBuild = async () => false;
export default beforeBuild;
