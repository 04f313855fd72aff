import { pictureUrl } from '../../../../lib/api/api.ts';
import { Picture } from '../../../../ui/picture.tsx';
import type { StoryBlock } from '../model.ts';

/** Headings, paragraphs and pictures; a text is shown as it is, never as markup. */
export const StoryBlocks = ({ blocks }: { blocks: readonly StoryBlock[] }) => (
  <div className="story">
    {blocks.map(({ kind, text, imgUrl }, place) => {
      switch (kind) {
        case 'HEAD':
          return (
            <h3 key={place} className="story__head">
              {text}
            </h3>
          );
        case 'TEXT':
          return (
            <p key={place} className="story__text">
              {text}
            </p>
          );
        case 'IMG':
          return <Picture key={place} src={pictureUrl(imgUrl)} alt="" ratio={4 / 3} width={480} />;
      }
    })}
  </div>
);
