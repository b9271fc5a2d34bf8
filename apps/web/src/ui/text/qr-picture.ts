import { encode } from 'uqr';

/** Pixels of one square: large enough for a camera that is pointed at another screen. */
const SQUARE = 12;

/** The QR code that `QrCode` draws, as a PNG with dark squares on a light ground. */
export function qrPicture(text: string, correction: 'L' | 'M' = 'M'): Promise<Blob> {
  const { data, size } = encode(text, { ecc: correction, border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * SQUARE;
  canvas.height = size * SQUARE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('The browser draws no pictures'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('The picture is empty'))), 'image/png'),
  );
}
