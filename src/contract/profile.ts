import { bounds } from './bounds.ts';

/** Of the profile (specification, section 3). */
export const genders = ['male', 'female', 'confidential'] as const;

/** YYYY-MM-DD, a day that there was; undefined for anything else. */
export function readBirthday(typed: string, today: Date): string | undefined {
  const text = typed.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return undefined;
  return text >= bounds.birthday.min && text <= today.toISOString().slice(0, 10) ? text : undefined;
}

/** A telephone number as it is kept. */
export const phonePattern = new RegExp(`^\\+[1-9]\\d{${bounds.phone.min - 1},${bounds.phone.max - 1}}$`);

/** A telephone number as E.164 has it: what people set between the figures is dropped, 00 is a plus. */
export function readPhone(typed: string): string | undefined {
  const tidy = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return phonePattern.test(tidy) ? tidy : undefined;
}
