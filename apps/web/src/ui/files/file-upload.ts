import type { components } from '@biuro/contract';

type FileUpload = components['schemas']['FileUpload'];

/** Types that the portal stores unchanged; other pictures are converted to JPEG. */
const stored = ['image/jpeg', 'image/png'];

/** A photo of more bytes is scaled down: a receipt stays readable. */
const bigPhoto = 1_500_000;
const longestSide = 2_000;

/** A chosen file in the format of the API. Large photos are scaled down. */
export async function toUpload(file: File): Promise<FileUpload> {
  const isPhoto = file.type.startsWith('image/') && (file.size > bigPhoto || !stored.includes(file.type));
  const smaller = isPhoto ? await asJpeg(file) : undefined;
  const name = smaller ? file.name.replace(/(\.\w+)?$/, '.jpg') : file.name;
  return { name, content: await toBase64(smaller ?? file) };
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

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // A data address: `data:image/jpeg;base64,…`.
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.split(',')[1] ?? '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
