import { z } from 'zod';
import { bounds } from './bounds.ts';

/** One that is chosen. */
export const password = z.string().min(bounds.password.min).max(bounds.password.max);

/** What is only compared: whatever was typed. */
export const typedPassword = z.string().max(bounds.password.max);
