import { useEffect, useState } from 'react';
import { type SectionId, sectionIds } from './sections.ts';

/** The section that stands across the upper third of the window. */
export function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sectionIds[0]);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)?.target.id;
        const id = sectionIds.find((known) => known === seen);
        if (id) setCurrent(id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, []);
  return current;
}
