import { useText } from '#services/i18n/use-text.ts';
import { NextIcon, PreviousIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { pageLocale } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };

/** How a file is looked at. */
export interface Look {
  /** From 1. */
  page: number;
  /** 1 is as wide as its place. */
  zoom: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: number;
}

export const firstLook: Look = { page: 1, zoom: 1, rotation: 0 };

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

interface ToolbarProps {
  look: Look;
  /** How many pages there are to turn. */
  pages: number;
  onLook: (look: Look) => void;
}

/** Larger, smaller, turned; and the pages. */
export function PreviewToolbar({ look, pages, onLook }: ToolbarProps) {
  const t = useText(messages);
  const { page, zoom, rotation } = look;
  const place = zooms.indexOf(zoom);
  const zoomTo = (next: number | undefined) => next !== undefined && onLook({ ...look, zoom: next });
  const turnTo = (next: number) => next >= 1 && next <= pages && onLook({ ...look, page: next });
  return (
    <fieldset className="preview-toolbar">
      <legend className="visually-hidden">{t('preview.look')}</legend>
      <IconButton
        icon={ZoomOutIcon}
        label={t('preview.smaller')}
        aria-disabled={place === 0 || undefined}
        onClick={() => zoomTo(zooms[place - 1])}
      />
      <span className="preview-zoom" role="status">
        {zoom.toLocaleString(pageLocale(), { style: 'percent' })}
      </span>
      <IconButton
        icon={ZoomInIcon}
        label={t('preview.larger')}
        aria-disabled={place === zooms.length - 1 || undefined}
        onClick={() => zoomTo(zooms[place + 1])}
      />
      <IconButton
        icon={RotateIcon}
        label={t('preview.turn')}
        onClick={() => onLook({ ...look, rotation: (rotation + 90) % 360 })}
      />
      {pages > 1 && (
        <>
          <IconButton
            icon={PreviousIcon}
            label={t('preview.page.previous')}
            aria-disabled={page === 1 || undefined}
            onClick={() => turnTo(page - 1)}
          />
          <span className="preview-pages">{t('preview.pages', { page, pages })}</span>
          <IconButton
            icon={NextIcon}
            label={t('preview.page.next')}
            aria-disabled={page === pages || undefined}
            onClick={() => turnTo(page + 1)}
          />
        </>
      )}
    </fieldset>
  );
}
