import type { Locator } from 'playwright-core';

/** The lines in which the text of each of these elements is set, from the top; signs without a width stand in none. */
export const linesOf = (elements: Locator): Promise<string[][]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, string>();
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
        for (const [at, sign] of [...text.data].entries()) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, width } = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? '') + sign);
        }
      }
      return [...lines.values()];
    }),
  );
