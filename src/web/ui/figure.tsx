import { memo } from 'react';
import type { Figure as FigureData } from '#contract/exams.ts';

interface Props {
  figure: FigureData;
  /** Without words of its own, where its label says them already. */
  silent?: boolean;
  className?: string | undefined;
}

/** A figure of our own server, drawn as it comes. */
export const Figure = memo(function Figure({ figure, silent = false, className }: Props) {
  const words = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': figure.alt };
  return <span {...words} className={className} dangerouslySetInnerHTML={{ __html: figure.svg }} />;
});
