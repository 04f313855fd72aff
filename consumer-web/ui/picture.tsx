import { useState, type CSSProperties } from 'react';

type Props = { src: string; alt: string; ratio: number; isEager?: boolean; width?: number };

/** A picture whose space is reserved from the start; one that fails to load leaves a plain tile. */
export const Picture = ({ src, alt, ratio, isEager = false, width = 400 }: Props) => {
  const [isBroken, setIsBroken] = useState(false);
  const style: CSSProperties = { aspectRatio: String(ratio) };
  return (
    <div className="picture" style={style}>
      {!isBroken && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={Math.round(width / ratio)}
          decoding="async"
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          onError={() => setIsBroken(true)}
        />
      )}
    </div>
  );
};
