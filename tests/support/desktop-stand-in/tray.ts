import { EventEmitter } from 'node:events';
import { basename } from 'node:path';
import { tellTest } from './settings.ts';

/** A picture is its file's name here. */
type Picture = { readonly file: string; resize(): Picture };

export const nativeImage = {
  createFromPath: (path: string): Picture => {
    const picture: Picture = { file: basename(path), resize: () => picture };
    return picture;
  },
};

const clicks = new EventEmitter();

export class Tray {
  #picture: Picture;

  constructor(picture: Picture) {
    this.#picture = picture;
  }
  on(event: 'click', act: () => void): void {
    clicks.on(event, act);
  }
  setImage(picture: Picture): void {
    this.#picture = picture;
  }
  setToolTip(text: string): void {
    tellTest({ type: 'tray', text, picture: this.#picture.file });
  }
}

/** A person clicks the icon in the tray. */
export const clickTray = (): void => {
  clicks.emit('click');
};
