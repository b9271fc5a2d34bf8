import { useState } from 'react';
import type { Look } from './toolbar.tsx';

interface PictureViewProps {
  address: string;
  name: string;
  look: Look;
}

/** A picture as wide as its place, larger by the zoom, turned as it is wanted. */
export function PictureView({ address, name, look: { zoom, rotation } }: PictureViewProps) {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const { width, height } = size;
  const isTurned = rotation % 180 !== 0;
  const ratio = width / height;
  return (
    <div
      className="preview-picture"
      style={{ width: `${zoom * 100}%`, aspectRatio: String(isTurned ? 1 / ratio : ratio) }}
    >
      <img
        src={address}
        alt={name}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
        }
        // Before it is turned it is as wide as its place is high.
        style={{ width: isTurned ? `${ratio * 100}%` : '100%', rotate: `${rotation}deg` }}
      />
    </div>
  );
}
