/** Types that the portal stores unchanged; other pictures are converted to JPEG. */
const stored = ['image/jpeg', 'image/png'];

/** A photo of more bytes is scaled down: a receipt stays readable. */
const bigPhoto = 1_500_000;
const longestSide = 2_000;

/** The same file; a large photo scaled down. */
export async function withSmallerPhoto(file: File): Promise<File> {
  const isPhoto = file.type.startsWith('image/') && (file.size > bigPhoto || !stored.includes(file.type));
  const smaller = isPhoto ? await asJpeg(file) : undefined;
  return smaller ? new File([smaller], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: smaller.type }) : file;
}

/** Undefined where the browser cannot decode the picture; the original is sent then. */
async function asJpeg(file: File): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return jpeg ?? undefined;
  } catch {
    return undefined;
  }
}
