import { type ComponentProps, useCallback } from 'react';

interface BlobPictureProps extends Pick<ComponentProps<'img'>, 'onLoad' | 'style'> {
  file: Blob;
  alt: string;
}

/** A picture that is in memory alone. Its address goes with it. */
export function BlobPicture({ file, alt, ...more }: BlobPictureProps) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} {...more} />;
}
