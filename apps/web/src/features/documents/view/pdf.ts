import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build gives its address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// What scanners compress with (JPEG 2000, JBIG2), without WebAssembly, which our policy for scripts does not allow. The worker finds them by
// their names in one folder: see `assetFileNames` in vite.config.ts.
import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

export type { PDFDocumentProxy, PDFPageProxy };

GlobalWorkerOptions.workerSrc = workerUrl;

const folderOf = (url: string) => new URL('.', new URL(url, location.href)).href;

/** Opens a PDF. Reject names of what is thrown: `PasswordException`, `InvalidPDFException`. The caller destroys the `loadingTask` of what it gets. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const decoders = folderOf(openJpegUrl);
  if (decoders !== folderOf(jbig2Url)) throw new Error('The decoders of PDF lie in two folders');
  return getDocument({
    data: await file.arrayBuffer(),
    wasmUrl: decoders,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
  }).promise;
}
