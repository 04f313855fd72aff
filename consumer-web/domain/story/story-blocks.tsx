import './story.css';
import type { JumpRule } from '#shared/jump/jump-rule.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { Icon } from '../../ui/icons.tsx';
import { JumpLink } from '../../ui/jump-link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** A block of a written page; one that is a link has a jump rule. */
export type StoryBlock = JumpRule & {
  kind: 'HEAD' | 'TEXT' | 'IMG' | 'LINK';
  text: string;
  imgUrl: string;
};

const Block = ({ block }: { block: StoryBlock }) => {
  const { kind, text, imgUrl } = block;
  switch (kind) {
    case 'HEAD':
      return <h3 className="story__head">{text}</h3>;
    case 'TEXT':
      return <p className="story__text">{text}</p>;
    case 'IMG':
      return <Picture src={pictureUrl(imgUrl)} alt="" ratio={4 / 3} width={480} />;
    case 'LINK':
      return (
        <JumpLink rule={block} className="story__link">
          {text}
          <Icon name="next" size={16} />
        </JumpLink>
      );
  }
};

/** Headings, paragraphs, pictures and links; a text is shown as it is, never as markup. */
export const StoryBlocks = ({ blocks }: { blocks: readonly StoryBlock[] }) => (
  <div className="story">
    {blocks.map((block, place) => (
      <Block key={place} block={block} />
    ))}
  </div>
);
