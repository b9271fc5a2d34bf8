import { useEffect, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { PDFDocumentProxy } from './pdf.ts';
import type { Look } from './toolbar.tsx';

interface PdfViewProps {
  file: Blob;
  name: string;
  look: Look;
  /** How many pages it has, once that is known. */
  onPages: (pages: number) => void;
}

type Opened = { pdf: PDFDocumentProxy } | { failure: 'locked' | 'broken' };

/** One page of a PDF, drawn by a worker's hand on a canvas of our own. */
export function PdfView({ file, name, look, onPages }: PdfViewProps) {
  const t = useText(messages);
  const opened = usePdf(file);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { page, zoom, rotation } = look;
  const pdf = opened && 'pdf' in opened ? opened.pdf : undefined;
  const pages = pdf?.numPages;
  useEffect(() => {
    if (pages !== undefined) onPages(pages);
  }, [pages, onPages]);
  useEffect(() => {
    const target = canvas.current;
    if (!pdf || !target) return;
    return draw(pdf, target, { page, zoom, rotation });
  }, [pdf, page, zoom, rotation]);
  if (opened && 'failure' in opened) return <p className="preview-none">{t(`preview.${opened.failure}`)}</p>;
  if (!opened) return <Skeleton width="100%" />;
  return (
    <canvas
      ref={canvas}
      className="preview-page"
      role="img"
      aria-label={t('preview.page', { name, page, pages: pages ?? 1 })}
      style={{ width: `${zoom * 100}%` }}
    />
  );
}

function usePdf(file: Blob): Opened | undefined {
  const [opened, setOpened] = useState<{ of: Blob; as: Opened }>();
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    const open = async (): Promise<Opened> => {
      try {
        const { openPdf } = await import('./pdf.ts');
        const pdf = await openPdf(file);
        close = () => void pdf.loadingTask.destroy();
        return { pdf };
      } catch (thrown) {
        const isLocked = thrown instanceof Error && thrown.name === 'PasswordException';
        return { failure: isLocked ? 'locked' : 'broken' };
      }
    };
    const show = async () => {
      const as = await open();
      if (isLeft) close();
      else setOpened({ of: file, as });
    };
    void show();
    return () => {
      isLeft = true;
      close();
    };
  }, [file]);
  return opened?.of === file ? opened.as : undefined;
}

/** Draws the page as wide as the canvas is on the screen; returns what gives it up. */
function draw(pdf: PDFDocumentProxy, canvas: HTMLCanvasElement, { page, rotation }: Look): () => void {
  let cancel = () => {};
  let isLeft = false;
  const work = async () => {
    const sheet = await pdf.getPage(page);
    if (isLeft) return;
    const angle = (sheet.rotate + rotation) % 360;
    const { width } = sheet.getViewport({ scale: 1, rotation: angle });
    const scale = (canvas.clientWidth * devicePixelRatio) / width;
    const viewport = sheet.getViewport({ scale, rotation: angle });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = sheet.render({ canvas, viewport });
    cancel = () => task.cancel();
    await task.promise;
  };
  // Given up for another page, zoom or file.
  work().catch(() => undefined);
  return () => {
    isLeft = true;
    cancel();
  };
}
