import { memo } from 'react';

interface Props {
  /** As the contract hands it out: drawn by our own server, and what it shows in words. */
  figure: { svg: string; alt: string };
  /** Without words of its own, where its label says them already. */
  silent?: boolean;
  className?: string | undefined;
}

/** A figure of our own server, drawn as it comes. */
export const Figure = memo(function Figure({ figure, silent = false, className }: Props) {
  const words = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': figure.alt };
  return <span {...words} className={className} dangerouslySetInnerHTML={{ __html: figure.svg }} />;
});
