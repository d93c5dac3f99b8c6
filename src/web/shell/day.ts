import { useFormatter } from 'use-intl';
import { heldDay } from '#locale/dates.ts';

/** Writes a day as the page's language does. */
export function useDay(): (moment: string) => string {
  const format = useFormatter();
  return (moment) => heldDay(format.dateTime(new Date(moment), { dateStyle: 'long' }));
}
